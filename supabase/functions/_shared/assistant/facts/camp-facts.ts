import { campName, type ShownCamp } from '@kidcode/booking';
import {
  CAMP_SEASON_IDS,
  campsOn,
  formatLongDate,
  leadingCamp,
  ONLINE_CAMP,
  type SiteDay,
} from '@kidcode/scheduling';
import { shownCamp } from '@kidcode/booking';

import type { Frame } from '../question/frame.ts';
import { asks, campLink, campsAsked, type Circumstances, list, phrasesOf, type Topic } from './topic.ts';

const isOnlineAsked = ({ branches, programs }: Frame): boolean =>
  branches.includes('online') || programs.length > 0;

/** When camps are, until when a family can register and whether it can now, from the camp calendar (D-44). */
export const campDates: Topic = (frame, circumstances) => {
  const { isAboutCamp, seasons, words } = frame;
  const asksWhen = asks(frame, 'dates', 'deadline', 'registration') && !/\bclass(?:es)?\b/.test(words);
  const needsCamp = isAboutCamp || asks(frame, 'deadline') || /\b\d week camp\b/.test(words);
  if (!asksWhen || !needsCamp || isOnlineAsked(frame)) return null;
  const shown =
    seasons.length > 0 || asks(frame, 'deadline')
      ? campsAsked(frame, circumstances)
      : CAMP_SEASON_IDS.map((season) => shownCamp(season, circumstances.today));
  return list(shown.map((camp) => dateLine(camp, frame, circumstances)));
};

function dateLine({ camp, status }: ShownCamp, frame: Frame, circumstances: Circumstances): string {
  const say = phrasesOf(frame.language);
  const link = campLink(camp.season, frame, circumstances);
  if (camp.isOver) return `${say.over(campName(camp), camp.dates)} [${say.tellMe}](${link}#tell-me)`;
  const { phase } = status;
  const weeks =
    camp.weeks.length > 1 && camp.weeks.length < 4
      ? ` (${camp.weeks.map(({ label }) => label).join(', ')})`
      : '';
  const length = camp.weeks.length >= 4 ? `, ${say.weeks([], camp.weeks.length)}` : '';
  const until =
    phase === 'open' && camp.deadlines.length > 0
      ? ` ${say.deadlines}: ${camp.deadlines.map(({ text }) => text).join('; ')}.`
      : '';
  const from =
    phase === 'announced' && camp.opensOn !== null ? `; ${say.opensOn(formatLongDate(camp.opensOn))}` : '';
  const seats = camp.weeks.flatMap(({ number, seats: places }) => {
    if (places === undefined || status.weeks[number] === 'over') return [];
    return [places === 'full' ? say.fullWeek(number) : say.fewPlaces(number)];
  });
  const said = [say.phase[phase], ...seats].join('; ');
  return `**[${campName(camp)}](${link})**: ${camp.dates}${weeks}${length}; ${said}${from}.${until}`;
}

/** How long a camp day is, half days included. */
export const campHours: Topic = (frame, circumstances) => {
  const { isAboutCamp, words } = frame;
  if (!isAboutCamp || isOnlineAsked(frame) || !asks(frame, 'camp-hours', 'opening')) return null;
  if (
    asks(frame, 'price', 'deadline', 'registration') ||
    /\b(?:who|late|allowed|after ?care|anyone|early)\b/.test(words)
  )
    return null;
  const say = phrasesOf(frame.language);
  return list(
    campsAsked(frame, circumstances).map(({ camp }) => {
      const link = `[${campName(camp)}](${campLink(camp.season, frame, circumstances)})`;
      if (camp.dayLengths.length === 0) return say.campDayUnknown(link);
      const hours = camp.dayLengths
        .map(({ label, hours: span }) => `${label.toLowerCase()} ${span}`)
        .join(', ');
      return `${say.campDay(link)}: ${hours}.`;
    }),
  );
};

/** Whether a camp closes on a holiday. */
export const campHolidays: Topic = (frame, circumstances) => {
  if (!frame.isAboutCamp || !asks(frame, 'holiday') || asks(frame, 'price')) return null;
  const say = phrasesOf(frame.language);
  return list(
    campsAsked(frame, circumstances).map((shown) => {
      const { holidays } = shown.camp;
      const closed =
        holidays === null
          ? say.holidaysUnknown
          : holidays.length === 0
            ? ''
            : say.closedOn(holidays.map(formatLongDate).join(', '));
      return `${dateLine(shown, frame, circumstances)} ${closed}`.trim();
    }),
  );
};

/** What the weeks of a camp are about. */
export const campThemes: Topic = (frame, circumstances) => {
  if (!frame.isAboutCamp || !asks(frame, 'theme') || isOnlineAsked(frame)) return null;
  const say = phrasesOf(frame.language);
  const told = campsAsked(frame, circumstances).flatMap(({ camp }) => {
    const { weeks } = frame;
    const numbers =
      weeks?.kind === 'numbers'
        ? weeks.numbers
        : weeks?.kind === 'last'
          ? camp.weeks.slice(-1).map(({ number }) => number)
          : null;
    const lines = camp.themes
      .filter(({ week }) => numbers === null || numbers.includes(week))
      .map(({ week, title, sample }) => {
        const label = camp.weeks.find(({ number }) => number === week)?.label ?? '';
        return `- ${say.theme(week, label, title)}${sample ? ` (${say.sample})` : ''}`;
      });
    if (lines.length === 0) return [];
    return [[...lines, '', `[${campName(camp)}](${campLink(camp.season, frame, circumstances)})`].join('\n')];
  });
  return told.length === 0 ? null : told.join('\n\n');
};

/** What children eat at camp. */
export const campMeals: Topic = (frame, circumstances) => {
  if (
    !asks(frame, 'meals') ||
    /\b(?:part(?:y|ies)|birthday|cake|medicine|medication|epipen)\b/.test(frame.words)
  )
    return null;
  const [first] = campsAsked(frame, circumstances).filter(({ camp }) => camp.meals !== null);
  const meals = first?.camp.meals ?? campsOn(circumstances.today).find((camp) => camp.meals !== null)?.meals;
  if (meals === null || meals === undefined) return null;
  const say = phrasesOf(frame.language);
  const isAllergy =
    /\b(?:nuts?|peanuts?|allerg\w*|pbj|peanut butter|dietary|vegetarian|vegan|halal|kosher|gluten)\b/.test(
      frame.words,
    );
  const isSnack = /\b(?:snacks?|breakfast)\b/.test(frame.words);
  const told = isAllergy
    ? [meals.allergies, meals.dietary, meals.bring]
    : isSnack
      ? [meals.optional, meals.bring, meals.allergies]
      : [meals.bring, meals.optional, meals.allergies];
  return `${say.meals}: ${told.join(' ')}`;
};

/** Whether a camp is paid at once or in parts. */
export const paymentPlans: Topic = (frame, circumstances) => {
  if (!asks(frame, 'payment-plan')) return null;
  const say = phrasesOf(frame.language);
  const lines = campsAsked(frame, circumstances).flatMap(({ camp, status }) => {
    if (camp.sale === null) return [];
    const parts = camp.sale.forcedPayment === null && camp.sale.payments.includes('monthly');
    const text = parts
      ? say.paidInParts(campName(camp), camp.sale.rates.planPayments)
      : say.paidAtOnce(campName(camp));
    return [
      `${text}${status.phase === 'open' ? '' : ` ${say.closedForNow}`} [${camp.title}](${campLink(camp.season, frame, circumstances)})`,
    ];
  });
  return lines.length === 0 ? null : list(lines);
};

/** Whether a camp is sold by the day. */
export const singleDays: Topic = (frame, circumstances) => {
  if (
    !frame.isAboutCamp ||
    !/\b(?:one|single|1|just a|individual|by the|per) days?\b|\ba single day\b/.test(frame.words)
  )
    return null;
  const say = phrasesOf(frame.language);
  return list(
    campsAsked(frame, circumstances).map(
      ({ camp }) =>
        `${say.noSingleDays(campName(camp))} [${camp.title}](${campLink(camp.season, frame, circumstances)})`,
    ),
  );
};

export const campGroupSize = (today: SiteDay): number | null =>
  campsOn(today).length === 0 ? null : leadingCamp(today, () => false).groupSizeMax;

export const onlineGroupSize = (): number => ONLINE_CAMP.groupSizeMax;
