import { campName, offersOn, type ShownCamp } from '@kidcode/booking';
import { CENTER_IDS, CENTERS, HAS_ONLINE } from '@kidcode/branches';
import { planSchool, quoteFamily } from '@kidcode/plan';
import { type CampQuote, type DayLength, formatPrice, quoteCourse } from '@kidcode/pricing';
import { coursesAhead, ONLINE_CAMP, startDatesAhead } from '@kidcode/scheduling';

import { type Asked, type Call, lines, said, seasonsOf, tell } from './call';
import type { Circumstances } from './circumstances';
import { offerValues } from './say';
import {
  hasUnsaidDay,
  isBookable,
  priceText,
  seasonLink,
  seasonPrice,
  seasonsToday,
  seasonState,
  seasonWeeks,
} from './season-facts';
import { listed, plainText, wordsOf } from './words';

/** What a season is, and whether it can be booked. */
function campLine(shown: ShownCamp, asked: Asked, where = ''): string {
  const { camp } = shown;
  const who = where === '' ? '' : `, ${tell(asked, 'ages', 'edades')} ${camp.ages}, ${where}`;
  const weeks = seasonWeeks(shown, asked.language);
  const length = weeks !== '' ? ` (${weeks})` : camp.length === null ? '' : ` (${camp.length})`;
  const deadlines =
    isBookable(shown) && camp.deadlines.length > 0
      ? ` ${camp.deadlines.map(({ text }) => text).join('; ')}.`
      : '';
  const day = hasUnsaidDay(camp, asked.slots.days) ? ` ${said(asked, 'holidayUnknown')}.` : '';
  const state = `${seasonState(shown, asked.language)}${isBookable(shown) ? '' : `; ${said(asked, 'tellMe')}`}`;
  return `**${seasonLink(shown, asked.circumstances)}**: ${camp.dates}${length}${who}; ${state}.${deadlines}${day}`;
}

export const camp: Call = (asked) => {
  const seasons = seasonsOf(asked);
  const where = seasons.length > 1 ? [] : CENTERS.map(({ name }) => name);
  return lines(seasons.map((shown) => campLine(shown, asked, listed(where, asked.language))));
};

export const camps: Call = (asked) => {
  if (asked.slots.seasons.length > 0) return camp(asked);
  const { today } = asked.circumstances;
  const [first] = coursesAhead(today);
  const starts = first === undefined ? [] : startDatesAhead(first, today);
  const online =
    starts.length === 0 ? [] : [`**[${ONLINE_CAMP.title}](/online-camps)**: ${starts.join('; ')}`];
  return lines([...seasonsToday(asked.circumstances).map((shown) => campLine(shown, asked)), ...online]);
};

export const campHours: Call = (asked) => {
  if (asked.slots.branches.includes('online')) return onlineCamp(asked);
  const set = seasonsToday(asked.circumstances).filter(({ camp: { dayLengths } }) => dayLengths.length > 0);
  return lines(
    (asked.slots.seasons.length > 0 ? seasonsOf(asked) : set).map((shown) => {
      const lengths = shown.camp.dayLengths.map(
        ({ label, hours: span, id }) =>
          `${asked.language === 'en' ? label.toLowerCase() : said(asked, id === 'full_day' ? 'fullDay' : 'halfDay')} ${span}`,
      );
      const only = lengths.length === 1 ? ` ${said(asked, 'fullDayOnly')}` : '';
      const told =
        lengths.length === 0
          ? tell(asked, 'hours are not published yet', 'el horario aún no está publicado')
          : lengths.join(', ');
      return `${seasonLink(shown, asked.circumstances)}: ${told}.${only}`;
    }),
  );
};

/** Which length of day suits: what is sold, and who advises. */
export const halfOrFull: Call = (asked) =>
  [campHours(asked), said(asked, 'lengthAdvice')].filter((part) => part !== null).join('\n\n');

/** What is wished of a camp, as the price engine reads it: each length of day that is sold, or the one that is asked for. */
function durationsOf({ slots }: Asked, sold: readonly DayLength[]): readonly DayLength[] {
  const full = sold.filter((duration) => duration === 'full_day');
  const half = sold.filter((duration) => duration !== 'full_day').slice(0, 1);
  if (slots.length === 'full') return full;
  return slots.length === 'half' && half.length > 0 ? half : [...full, ...half];
}

function wishOf({ slots }: Asked, all: readonly number[]): readonly (readonly number[] | 'whole')[] {
  const { weeks } = slots;
  if (weeks === null) return all.length > 1 ? [all.slice(0, 1), 'whole'] : [all];
  if (weeks.kind === 'all') return ['whole'];
  if (weeks.kind === 'numbers')
    return [weeks.numbers.map((number) => (number === -1 ? (all.at(-1) ?? 0) : number))];
  return weeks.count <= all.length ? [all.slice(0, weeks.count)] : [];
}

/** What the same camp costs a family, if the center confirms what it grants (D-49); null where nothing can be registered for. */
function familyTotal({ selection }: CampQuote, kids: number, { today }: Circumstances): string | null {
  const [branch] = CENTER_IDS;
  if (branch === undefined) return null;
  const items = [{ kind: 'camp' as const, branch, selection }];
  const children = Array.from({ length: kids }, (_, index) => ({
    id: String(index),
    label: '',
    age: null,
    claims: [],
    items,
  }));
  const { totalWithAsked, total } = quoteFamily({ children }, planSchool(today));
  return formatPrice(totalWithAsked ?? total);
}

export const campPrice: Call = (asked) => {
  const { slots, language, circumstances } = asked;
  if (slots.branches.includes('online')) return onlineCamp(asked);
  const told = seasonsOf(asked).map((shown) => {
    const link = seasonLink(shown, circumstances);
    const { sale } = shown.camp;
    if (shown.camp.isOver) return `${link}: ${said(asked, 'over')}; ${said(asked, 'tellMe')}.`;
    if (sale === null || shown.priced === null)
      return `${link}: ${shown.camp.dates}; ${said(asked, 'noPrices')}; ${said(asked, 'tellMe')}.`;
    const rows = durationsOf(asked, sale.durations).flatMap((duration) =>
      wishOf(asked, shown.priced?.weeks ?? []).flatMap((weeks) => {
        const quote = seasonPrice(shown, circumstances, { weeks, duration });
        if (quote === null) return [];
        const count = weeks === 'whole' ? null : weeks.length;
        const what =
          count === null
            ? said(asked, 'whole')
            : count === 1
              ? said(asked, 'week')
              : `${count} ${tell(asked, 'weeks', 'semanas')}`;
        const day =
          sale.durations.length > 1
            ? `, ${said(asked, duration === 'full_day' ? 'fullDay' : 'halfDay')}`
            : '';
        const kids = slots.kids ?? 1;
        const family = kids > 1 && isBookable(shown) ? familyTotal(quote, kids, circumstances) : null;
        const together = family === null ? '' : `. ${said(asked, 'together')}: **${family}** (${kids})`;
        return [
          `${what}${day}: ${priceText(quote, language)}${kids > 1 ? ` ${said(asked, 'perChild')}` : ''}${together}`,
        ];
      }),
    );
    if (rows.length === 0)
      return `${link}: ${tell(asked, 'these weeks are not sold', 'estas semanas no se venden')}.`;
    const onlyFull =
      slots.length === 'half' && sale.durations.length === 1 ? `${said(asked, 'fullDayOnly')} ` : '';
    const { discount } = sale.rates;
    const sold = discount === null ? '' : ` (${discount.name}, ${discount.percent}%)`;
    return `${onlyFull}${link}${sold}; ${seasonState(shown, language)}:\n\n${rows.map((row) => `- ${row}`).join('\n')}`;
  });
  return told.join('\n\n');
};

/** What is made in the weeks that are named, by number or by a word of their theme. */
export const themes: Call = (asked) =>
  lines(
    seasonsOf(asked).flatMap(({ camp: { themes: all, weeks, groups } }) => {
      const wished = asked.slots.weeks?.kind === 'numbers' ? asked.slots.weeks.numbers : [];
      const isTitled = (title: string): boolean =>
        wordsOf(plainText(title)).some((word) => word.length > 4 && asked.words.includes(word));
      return all.flatMap(({ week, title, event, juniors, seniors, sample }) => {
        const isWished = wished.includes(week) || (wished.includes(-1) && week === all.at(-1)?.week);
        if (!isWished && (wished.length > 0 || !isTitled(title))) return [];
        const dates = weeks.find(({ number }) => number === week)?.label ?? '';
        const made = [juniors, seniors].map(({ focus }, at) => `${groups[at]?.name ?? ''}: ${focus}`);
        const isSample = sample || juniors.sample ? ` (${tell(asked, 'sample', 'ejemplo')})` : '';
        return [
          `**${said(asked, 'weeksOf')} ${week}**, ${dates}: ${event ?? title}. ${made.join('; ')}${isSample}.`,
        ];
      });
    }),
  );

export const fullVsWeekly: Call = (asked) =>
  lines(
    seasonsOf(asked).flatMap((shown) => {
      const duration = shown.camp.sale?.durations[0];
      const all = shown.priced?.weeks ?? [];
      if (duration === undefined || all.length < 2) return [];
      const whole = seasonPrice(shown, asked.circumstances, { weeks: 'whole', duration });
      const single = seasonPrice(shown, asked.circumstances, { weeks: all, duration });
      if (whole === null || single === null) return [];
      const head =
        whole.discountedPrice < single.discountedPrice ? tell(asked, 'Yes', 'Sí') : tell(asked, 'No', 'No');
      return [
        `${head}. ${seasonLink(shown, asked.circumstances)}: ${said(asked, 'whole')} ${priceText(whole, asked.language)}; ${all.length} ${tell(asked, 'single weeks', 'semanas sueltas')} ${priceText(single, asked.language)}.`,
      ];
    }),
  );

export const sibling: Call = (asked) => {
  const { today, branch } = asked.circumstances;
  const offer = offersOn(today, branch).find(({ values }) =>
    values.some((value) => value.kind === 'percent' && value.counts === 'second-child'),
  );
  if (offer === undefined)
    return tell(asked, 'No sibling discount is published.', 'No hay descuento para hermanos publicado.');
  const forCamps = tell(asked, 'Yes, for camps', 'Sí, para campamentos');
  const classes = tell(
    asked,
    'For monthly programs and classes none is published; the center confirms it when you register.',
    'Para programas mensuales y clases no hay ninguno publicado; el centro lo confirma al inscribirse.',
  );
  const price =
    (asked.slots.kids ?? 1) > 1
      ? `\n\n${campPrice({ ...asked, slots: { ...asked.slots, weeks: asked.slots.weeks ?? { kind: 'count', count: 1 } } }) ?? ''}`
      : '';
  return `${forCamps}: ${offerValues(offer, asked.language)}. ${classes}${price}`;
};

export const installments: Call = (asked) =>
  lines(
    seasonsToday(asked.circumstances)
      .flatMap(({ camp: one }) => {
        if (one.sale === null) return [];
        const parts = one.sale.forcedPayment === null && one.sale.payments.includes('monthly');
        const told = parts
          ? tell(
              asked,
              `the full package in ${one.sale.rates.planPayments} payments`,
              `el paquete completo en ${one.sale.rates.planPayments} pagos`,
            )
          : tell(asked, 'paid in full', 'se paga completo');
        return [`${campName(one)}: ${told}.`];
      })
      .concat(
        tell(asked, 'Monthly programs are paid by the month.', 'Los programas mensuales se pagan por mes.'),
      ),
  );

export const onlineCamp: Call = (asked) => {
  const courses = coursesAhead(asked.circumstances.today);
  if (courses.length === 0)
    return HAS_ONLINE
      ? tell(
          asked,
          'The last online camps have begun or are over; new dates are not published yet.',
          'Los últimos campamentos en línea ya empezaron o terminaron; no hay fechas nuevas.',
        )
      : null;
  return lines(
    courses.map((course) => {
      const quote = quoteCourse(course.courseCode);
      const price = quote.ok
        ? `${formatPrice(quote.value.discountedPrice)} ${said(asked, 'insteadOf')} ${formatPrice(quote.value.originalPrice)}`
        : '';
      const starts = startDatesAhead(course, asked.circumstances.today).join('; ');
      return `**${course.title}**: ${tell(asked, 'ages', 'edades')} ${course.ageRange}, ${starts}, ${ONLINE_CAMP.classDays}, ${course.sessions} ${tell(asked, 'sessions', 'sesiones')}: ${price}`;
    }),
  );
};
