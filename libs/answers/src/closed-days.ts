import { campName, type ShownCamp } from '@kidcode/booking';
import { HOLIDAYS } from '@kidcode/current-school';
import { formatLongDate, schoolDay, siteDay } from '@kidcode/scheduling';
import { addDays, type SiteDay, weekdayOf } from '@kidcode/school';

import type { Circumstances } from './circumstances';
import { say } from './say';
import { seasonsToday } from './season-facts';
import { SPANISH_MONTHS } from './slot-names';
import type { Slots } from './slots';
import { type Language, listed } from './words';

/** 'December 25, 2025', 'el 25 de diciembre de 2025'. */
export const dayText = (day: SiteDay, language: Language): string =>
  language === 'es'
    ? `el ${Number(day.slice(8))} de ${SPANISH_MONTHS[Number(day.slice(5, 7)) - 1] ?? ''} de ${day.slice(0, 4)}`
    : formatLongDate(day);

const dayList = (days: readonly SiteDay[], language: Language): string =>
  listed(
    [...new Set(days)].sort().map((day) => dayText(day, language)),
    language,
  );

/** The days ahead on which the school says that it is closed, in a sentence; null where it names none. */
export function closedDays(language: Language, { today }: Circumstances): string | null {
  const ahead = HOLIDAYS.closed.filter((day) => day >= today);
  return ahead.length === 0 ? null : `${say('closedOn', language)} ${dayList(ahead, language)}.`;
}

/** The next date of each day and each weekday that is named: 'today' and 'tomorrow' are read as weekdays. */
function datesNamed({ days, weekdays }: Slots, today: SiteDay): readonly SiteDay[] {
  const year = Number(today.slice(0, 4));
  const dates = days.flatMap((monthDay) => {
    const [month, day] = monthDay.split('-');
    return (
      [year, year + 1]
        .map((each) => addDays(siteDay(`${each}-${month}-01`), Number(day) - 1))
        .find((date) => date >= today) ?? []
    );
  });
  const next = weekdays.map((weekday) => addDays(today, (weekday - weekdayOf(today) + 7) % 7));
  return [...new Set([...dates, ...next])].sort();
}

/** The days that are named on which the school is closed, or of which it says nothing although they are holidays (D-90); else ''. */
export function namedDays(slots: Slots, language: Language, { today }: Circumstances): string {
  const told = datesNamed(slots, today).flatMap((date) => {
    const standing = schoolDay(date);
    if (standing === 'usual') return [];
    const phrase = standing === 'closed' ? 'closedOn' : 'openUnknown';
    return [`${say(phrase, language)} ${dayText(date, language)}.`];
  });
  return told.join(' ');
}

/** The days without camp of a season, as it or the school says. */
function offDays({ camp }: ShownCamp): readonly SiteDay[] {
  const closed = HOLIDAYS.closed.filter((day) => camp.firstDay <= day && day <= camp.lastDay);
  return [...(camp.holidays ?? []), ...closed];
}

/** 'no camp on July 5, 2027': those of the days that are named on which a camp rests; else ''. */
export function offNamed(shown: ShownCamp, { days }: Slots, language: Language): string {
  const off = offDays(shown).filter((day) => days.includes(day.slice('2027-'.length)));
  return off.length === 0 ? '' : `${say('offDays', language)} ${dayList(off, language)}`;
}

/** Days without camp inside the seasons, each with the season that it is of; or that the school has not said. */
export function campHolidays(language: Language, circumstances: Circumstances): string {
  const stated = seasonsToday(circumstances).flatMap((shown) => {
    const days = offDays(shown);
    return shown.camp.isOver || days.length === 0
      ? []
      : `${campName(shown.camp)}: ${say('offDays', language)} ${dayList(days, language)}.`;
  });
  return stated.length > 0 ? stated.join(' ') : `${say('holidayUnknown', language)}.`;
}
