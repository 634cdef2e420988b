import { TIME } from '@kidcode/current-school';
import { siteDay } from '@kidcode/scheduling';

import type { Deployment } from '../src/doctor/check';
import { checkTime } from '../src/doctor/check-services';
import { kidcode, refused, words } from './kidcode';

/** Each fault is planted in front of the built site: e2e/tests/doctor.spec.ts. */
describe('kidcode doctor', () => {
  it('says that nobody answers, and wants an address', async () => {
    const { code, stdout, stderr } = await kidcode(words('doctor --base-url http://127.0.0.1:2'));
    expect([code, stdout]).toEqual([1, expect.stringContaining('cannot be reached')]);
    expect(stderr).toMatch(/^kidcode: expected 1 parts to be right, 1 are not; first: [^\n]+\n$/);
    expect(await refused(['doctor'])).toContain('--base-url');
    expect(await refused(words('doctor --base-url ftp://a.example'))).toContain('http');
  });
});

const PINNED = siteDay('2025-12-01');
const NOW = 1_764_600_000;

function dayOf(base: string, pinnedToday: Deployment['pinnedToday'], pinnedHere?: string) {
  const home = { status: 200, headers: { date: new Date(NOW * 1000).toUTCString() }, body: '' };
  const here = { pinnedHere, nowSeconds: NOW };
  const checks = checkTime(base, { pinnedToday, timeZone: TIME.zone }, home, here);
  return checks.find(({ id }) => id === 'day');
}

describe('the day of a deployment', () => {
  // .env pins the day for whoever runs the doctor, too, so that a forgotten SITE_TODAY= in public was a note.
  it.each([
    ['https://www.school.example', PINNED, PINNED, 'failed'],
    ['http://www.school.example', PINNED, PINNED, 'failed'],
    ['https://www.school.example', null, PINNED, 'ok'],
    ['http://localhost:4310', PINNED, PINNED, 'note'],
    ['http://127.0.0.1:4310', PINNED, PINNED, 'note'],
    ['http://127.0.0.1:4310', PINNED, '', 'failed'],
    ['http://[::1]:4310', PINNED, undefined, 'failed'],
  ])('at %s, pinned to %s, here to %s, is %s', (base, pinned, here, state) => {
    expect(dayOf(base, pinned, here)?.state).toBe(state);
  });
});
