import { seasonOffer } from '@kidcode/booking';
import { PRICED_SEASONS, pricedCamps } from '@kidcode/pricing';
import { campOn, seasonStatus, siteDay } from '@kidcode/scheduling';
import { addDays } from '@kidcode/school';
import type { SiteDay } from '@kidcode/school';

import { refusalOf } from './commands/quote';
import { readSelection } from './read-selection';
import { schoolWords } from './school-words';

const lastDays = PRICED_SEASONS.flatMap((season) => {
  const camp = campOn(season);
  return [camp.firstDay, camp.lastDay, ...camp.deadlines.map(({ lastDay }) => lastDay)];
}).filter((day): day is SiteDay => day !== null && day !== 'friday-before');

/** The demo's day, and every day on which something closes, with the day after it. */
const DAYS = [siteDay('2025-12-01'), ...lastDays.flatMap((day) => [day, addDays(day, 1)])];

const flagsIn = (line: string) =>
  Object.fromEntries([...line.matchAll(/--(\w+) (\S+)/g)].map(([, name = '', value = '']) => [name, value]));

it.each(DAYS)('examples have a price on %s, and are sold if anything is', (day) => {
  const isSold = PRICED_SEASONS.some(
    (season) => seasonOffer(season, seasonStatus(season, day)).registration === 'open',
  );
  const { camps } = schoolWords(day);
  if (PRICED_SEASONS.length > 0) expect(camps.length).toBeGreaterThan(0);
  for (const line of camps) {
    const selection = readSelection(flagsIn(line), pricedCamps(day));
    expect({ line, selection }).toMatchObject({ selection: { ok: true } });
    if (isSold && selection.ok)
      expect({ line, reason: refusalOf(selection.value, day) }).toEqual({ line, reason: null });
  }
});
