import { BRANCHES } from '@kidcode/branches';
import { PROGRAM_CARDS_TEXT } from '@kidcode/current-school/generated/texts/program-cards';
import { PROGRAM_KEYS } from '@kidcode/scheduling';
import type { ProgramLinkId } from '@kidcode/school';
import { canonicalPath, followPath } from '@kidcode/site';

import { classRows } from './class-rows';
import { programFacts, serviceFacts } from './program-facts';
import { feesLink, programLink } from './program-links';
import { placeOfBranch } from './program-place';

const labels = (branch: Parameters<typeof placeOfBranch>[0]) =>
  programFacts(placeOfBranch(branch), 'Monthly program').map(({ label }) => label);

describe('programFacts', () => {
  it('names the ages and the class size that Flower Mound has stated', () => {
    expect(labels('flower-mound')).toEqual([
      'Monthly program',
      'Flower Mound, TX',
      'Ages 5 to 15',
      `Up to ${BRANCHES['flower-mound'].metadata.capacityPerClass} in a class`,
      'Free trial, no credit card',
    ]);
  });

  it('makes up no ages for Euless', () => {
    expect(labels('euless').join()).not.toMatch(/ages|in a class/i);
  });

  it('says of which center the ages are when no branch is chosen', () => {
    expect(labels(null)).toContain('Ages 5 to 15 in Flower Mound');
    expect(labels(null)).toContain('Flower Mound and Euless, TX');
  });

  // The pages promised for weekly classes the five children of the online camps.
  it('gives online classes their days, time and zone, and no number of children that is stated for camps only', () => {
    expect(labels('online')).toEqual(expect.arrayContaining(['Mon and Wed, 6:30 PM CST', 'Small groups']));
    expect(labels('online').join()).not.toMatch(/groups of|up to/i);
  });
});

describe('serviceFacts', () => {
  it('leaves ages out where the guests are adults', () => {
    const place = placeOfBranch('flower-mound');
    expect(serviceFacts(place, 'By appointment')).toHaveLength(3);
    expect(serviceFacts(place, 'By appointment', { forChildren: false })).toHaveLength(2);
  });
});

const IDS = Object.keys(PROGRAM_CARDS_TEXT) as ProgramLinkId[];
const PLACES = (['flower-mound', 'euless', 'online', null] as const).map(placeOfBranch);
const links = PLACES.flatMap((place) => [...IDS.map((id) => programLink(id, place)), feesLink(place)]);

it.each([...new Set(links)])('%s is the canonical address of a page', (path) => {
  const { end, redirects } = followPath(path);
  expect(redirects).toEqual([]);
  expect(end && canonicalPath(end.row.page, end.params)).toBe(path);
});

const atCenter = classRows(PROGRAM_KEYS, { online: false });
const online = classRows(PROGRAM_KEYS, { online: true });

it('writes times the way people do, and names the zone online', () => {
  expect(atCenter[0]?.time).toBe('3:30 PM');
  expect(new Set(online.map(({ time }) => time))).toEqual(new Set(['6:30 PM CST']));
});

it('leaves out ages that nobody has stated', () => {
  const rows = classRows(['ROBLOX_GAME', 'SCRATCHJR'], { online: false });
  expect(rows.map(({ ages }) => ages)).toEqual(['8-14', null]);
});
