/**
 * The second school states the days on which it is closed: nothing takes place on them.
 *
 * @jest-environment node
 * @jest-environment-options {"customExportConditions": ["node", "node-addons", "school-harbor"]}
 */
import ICAL from 'ical.js';
import { CENTER_IDS } from '@kidcode/branches';
import { PROGRAM_KEYS, SITE_TIME_ZONE } from '@kidcode/scheduling';
import { siteDay } from '@kidcode/school';
import { calendarFile } from './calendar-file';
import { classEntry } from './plan-entries';

/** The class of Thursdays begins before Christmas: what is left out of it lies behind its first day. */
const TODAY = siteDay('2025-12-10');

it('leaves the stated closed days out of every class, and does not ask about a stated open one', () => {
  const entries = PROGRAM_KEYS.flatMap((key) => classEntry(key, CENTER_IDS[0]!, TODAY) ?? []);
  const file = calendarFile(entries, { name: 'H', zone: SITE_TIME_ZONE, today: TODAY, host: 'h.example' });
  const calendar = new ICAL.Component(ICAL.parse(file) as string);
  const days = calendar.getAllSubcomponents('vevent').flatMap((component) => {
    const times = new ICAL.Event(component).iterator();
    const found: string[] = [];
    for (
      let at = times.next() as ICAL.Time | null;
      at && found.length < 12;
      at = times.next() as ICAL.Time | null
    ) {
      found.push(at.toString().slice(0, 10));
    }
    return found;
  });
  expect(days).toEqual(expect.arrayContaining(['2025-12-18', '2025-12-22', '2026-01-08']));
  expect(days).not.toContain('2025-12-25');
  expect(days).not.toContain('2026-01-01');
  expect(entries.flatMap(({ askDays }) => askDays)).not.toContain('2026-01-19');
});

it('has no class online at a school that teaches nothing online', () => {
  expect(PROGRAM_KEYS.map((key) => classEntry(key, 'online', TODAY))).toEqual(PROGRAM_KEYS.map(() => null));
});
