import { campName, leadingIfAny, offersOn } from '@kidcode/booking';
import {
  type Branch,
  BRANCHES,
  CENTER_CARD_HOURS,
  CENTERS,
  HAS_MANY_CENTERS,
  HAS_ONLINE,
  isBranchId,
} from '@kidcode/branches';
import { FEES, POLICIES, RETENTION, TIME } from '@kidcode/current-school';
import { FAQ } from '@kidcode/current-school/generated/faq';
import { ADVERTISED_OFFERS, formatPrice, quoteCourse } from '@kidcode/pricing';
import {
  CORE_LEVELS,
  coursesAhead,
  DEFAULT_ONLINE_CLASS,
  isCampSeason,
  isProgramKey,
  ONLINE_CAMP,
  PROGRAM_KEYS,
  PROGRAMS,
  scheduleFor,
  seasonFacts,
  startDatesAhead,
} from '@kidcode/scheduling';
import { ratesOn } from '@kidcode/school';
import { BRAND } from '@kidcode/site';

import type { Circumstances } from './circumstances';
import { campHolidays, closedDays } from './closed-days';
import { days, offerValues, offersToday, say, whereGiven } from './say';
import { leastPrice, pricesAtCenters, seasonsToday, seasonState, seasonToday } from './season-facts';
import { type Language, listed } from './words';

type Asked = { name: string; language: Language; circumstances: Circumstances };

/** Text for a placeholder; null where the school has no such fact. */
type Fact = (asked: Asked) => string | null;

const branchNamed = (name: string): Branch | null => (isBranchId(name) ? BRANCHES[name] : null);
/** Of many centers so few are named in an answer, the visitor's own first: its page leads to all of them. */
const NAMED_OF_MANY = 2;

/** Every center in an answer of at most 50 words; of many a few, and how many there are besides. */
function ofCenters({ language, circumstances }: Asked, tell: (center: Branch) => string): readonly string[] {
  if (!HAS_MANY_CENTERS) return CENTERS.map(tell);
  const own = CENTERS.filter(({ id }) => id === circumstances.branch);
  const named = [...own, ...CENTERS.filter((center) => !own.includes(center))].slice(0, NAMED_OF_MANY);
  return [...named.map(tell), `${CENTERS.length - named.length} ${say('others', language)}`];
}
const range = (ages: { from: number; to: number } | null | undefined): string | null =>
  ages ? `${ages.from}-${ages.to}` : null;

/** Opening hours as a sentence's part. */
export const hoursText = ({ weekdayHours, weekendHours }: Branch, language: Language): string =>
  `${say('weekdays', language)} ${weekdayHours}, ${say('weekend', language)} ${weekendHours}`;

const season =
  (tell: (shown: ReturnType<typeof seasonToday>, asked: Asked) => string | null): Fact =>
  (asked) =>
    isCampSeason(asked.name) ? tell(seasonToday(asked.name, asked.circumstances), asked) : null;

function fees({ name, language }: Asked): string | null {
  const kinds: Readonly<Record<string, (fee: (typeof FEES)[number]) => boolean>> = {
    monthly: ({ per, mode }) => per === 'a month' && mode === 'in-center',
    courses: ({ per, mode }) => per === 'the course' && mode === 'in-center',
    online: ({ mode }) => mode === 'online',
    party: ({ per }) => per === 'the party',
  };
  const asked = kinds[name];
  if (asked === undefined) return null;
  const published = FEES.filter((fee) => asked(fee)).flatMap(({ program, amount, per }) =>
    amount === null ? [] : [`${program}: ${formatPrice(amount)} ${per}`],
  );
  return published.length > 0 ? `${published.join('; ')}.` : say('feesNotPublished', language);
}

function ages({ name, circumstances }: Asked): string | null {
  const { from, to } = BRAND.ages;
  if (name === '') return `${from}-${to}`;
  if (name === 'from') return String(from);
  if (name === 'older') return String(to + 1);
  if (name === 'camp') return leadingIfAny(circumstances.today)?.camp.ages ?? null;
  if (name === 'online-camp') return ONLINE_CAMP.ages || null;
  if (isProgramKey(name)) return PROGRAMS[name].ages;
  return range(branchNamed(name)?.ages);
}

function classOf({ name, language }: Asked): string | null {
  const time = name === 'online' ? DEFAULT_ONLINE_CLASS : isProgramKey(name) ? scheduleFor(name) : null;
  return time === null ? null : `${days(time.classDays, language)} ${time.classTime} ${time.timeZone}`;
}

/** The online courses that can be joined, in one sentence's part. */
function onlineCamp({ language, circumstances: { today } }: Asked): string | null {
  const [first, ...others] = coursesAhead(today);
  if (first === undefined) return HAS_ONLINE ? say('noDates', language) : null;
  const titles = [first, ...others].map(({ title }) => title).join(', ');
  const quote = quoteCourse(first.courseCode);
  const price = quote.ok ? `; ${formatPrice(quote.value.discountedPrice)}` : '';
  const years = `${language === 'es' ? 'edades' : 'ages'} ${first.ageRange}`;
  return `${titles}: ${years}, ${ONLINE_CAMP.classDays}, ${first.sessions} x, ${startDatesAhead(first, today).join('; ')}${price}`;
}

const themes = season(({ camp }, { language }) => {
  const months = camp.months.map(({ name, theme }) => `${name} ${theme}`);
  const events = camp.themes.filter(({ event, sample }) => event !== null && !sample);
  const weeks = (months.length > 0 ? events : camp.themes).map(
    ({ week, title, sample }) => `${say('weeksOf', language)} ${week} ${title}${sample ? ' (sample)' : ''}`,
  );
  return [...months, ...weeks].join(', ') || null;
});

/** Every placeholder that an answer may have: `{name}` or `{name of-what}`. */
const FACTS: Readonly<Record<string, Fact>> = {
  school: () => BRAND.name,
  phone: ({ name }) => (name === '' ? BRAND.phone.display : (branchNamed(name)?.phone ?? null)),
  phones: (asked) => ofCenters(asked, ({ name, phone }) => `${name} ${phone}`).join(', '),
  headquarters: () =>
    `${BRAND.headquarters.street}, ${BRAND.headquarters.city}, ${BRAND.headquarters.state} ${BRAND.headquarters.zip}`,
  email: ({ name }) => (name === '' ? BRAND.email.display : (branchNamed(name)?.email ?? null)),
  emails: (asked) => ofCenters(asked, ({ name, email }) => `${name} ${email}`).join(', '),
  whatsapp: () => BRAND.whatsApp?.display ?? null,
  support: ({ language }) =>
    language === 'es'
      ? BRAND.supportHours.replace('7 days a week', 'los 7 días de la semana,')
      : BRAND.supportHours,
  address: ({ name }) => branchNamed(name)?.address ?? null,
  addresses: (asked) => ofCenters(asked, ({ name, address }) => `${name}: ${address}`).join('; '),
  centers: (asked) =>
    listed(
      ofCenters(asked, ({ name }) => name),
      asked.language,
    ),
  hours: (asked) => {
    const { name, language } = asked;
    const branch = branchNamed(name);
    if (name !== '') return branch && hoursText(branch, language);
    return ofCenters(asked, (center) => `${center.name} ${hoursText(center, language)}`).join('; ');
  },
  visits: () => `${CENTER_CARD_HOURS.weekdays}, ${CENTER_CARD_HOURS.weekends}`,
  zone: () => `${TIME.name} (${TIME.zone})`,
  ages,
  capacities: (asked) =>
    CENTERS.flatMap(({ name, metadata: { capacityPerClass: most } }) =>
      most === null
        ? []
        : [asked.language === 'es' ? `${most} niños en ${name}` : `${most} children in ${name}`],
    ).join(', ') || null,
  groups: ({ circumstances: { today } }) =>
    leadingIfAny(today)
      ?.camp.groups.map(({ name, ages: years }) => `${name} ${years}`)
      .join(', ') ?? null,
  'group-size': ({ circumstances: { today } }) => leadingIfAny(today)?.camp.groupSizeMax.toString() ?? null,
  class: classOf,
  programs: ({ language }) =>
    listed(
      PROGRAM_KEYS.map((key) => PROGRAMS[key].title),
      language,
    ),
  'program-count': () => String(PROGRAM_KEYS.length),
  'core-months': () => String(CORE_LEVELS.length),
  'core-levels': () => CORE_LEVELS.map(({ title }, index) => `${index + 1} ${title}`).join(', ') || null,
  seasons: ({ language, circumstances }) =>
    listed(
      seasonsToday(circumstances).map(({ camp }) => camp.title),
      language,
    ),
  camps: ({ language, circumstances }) =>
    seasonsToday(circumstances)
      .flatMap(({ camp }) => (camp.isOver ? [] : `${campName(camp)} ${camp.dates}`))
      .join('; ') || say('noDates', language),
  dates: season(({ camp }) => camp.dates),
  status: season((shown, { language }) => `${campName(shown.camp)}: ${seasonState(shown, language)}.`),
  themes,
  'day-hours': ({ circumstances }) =>
    seasonsToday(circumstances).flatMap(({ camp }) => camp.dayLengths)[0]?.hours ?? null,
  discount: season(({ camp }, { language, circumstances: { today } }) => {
    const { sale } = seasonFacts(camp.season);
    const discount = sale === null ? null : ratesOn(sale, today).discount;
    if (discount !== null) return `${discount.percent}%`;
    return sale?.later === undefined ? null : say('notNow', language);
  }),
  price: ({ language, circumstances }) => leastPrice(language, circumstances),
  'prices-at-centers': ({ language, circumstances }) => pricesAtCenters(language, circumstances),
  meals: ({ circumstances }) => {
    const meals = seasonsToday(circumstances).find(({ camp }) => camp.meals !== null)?.camp.meals;
    return meals ? `${meals.bring} ${meals.optional} ${meals.allergies}` : null;
  },
  'camp-day': ({ name, circumstances }) =>
    seasonsToday(circumstances)
      .flatMap(({ camp }) => camp.dailySchedule?.entries ?? [])
      .find(({ activity }) => activity.startsWith(name))?.start ?? null,
  'open-holidays': ({ language, circumstances }) => campHolidays(language, circumstances),
  offers: ({ language, circumstances }) => offersToday(language, circumstances),
  offer: ({ name, language, circumstances: { today, branch } }) => {
    const isNamed = ({ id }: { id: string }): boolean => id === name;
    // 'Yes: not at the moment' would be all that a card says at a center that does not give it.
    const offer = offersOn(today).find(isNamed);
    if (offer !== undefined) return offerValues(offer, language) + whereGiven(offer, language, branch);
    return ADVERTISED_OFFERS.some(isNamed) ? say('notNow', language) : null;
  },
  fees,
  'online-camp': onlineCamp,
  keep: ({ language }) => `${RETENTION.leadMonths} ${language === 'es' ? 'meses' : 'months'}`,
  policy: ({ name, language, circumstances }) => {
    const policy = POLICIES.find(({ id }) => id === name);
    if (policy === undefined || policy.answer !== null) return policy?.answer ?? null;
    const closed = name === 'holidays' ? closedDays(language, circumstances) : null;
    if (closed !== null) return closed;
    return language === 'es'
      ? say('notPublished', language)
      : `The school has not published ${policy.subject}.`;
  },
  faq: ({ name }) => {
    const entries = FAQ.flatMap(({ items }) => items).filter((item) => typeof item !== 'string');
    return entries.find(({ id }) => id === name)?.answer.join(' ') ?? null;
  },
};

/** The names of all placeholders. */
export const FACT_NAMES = Object.keys(FACTS);

/** Stands where a fact is missing. */
const MISSING = '\u0000';

/** `{name}` or `{name of-what}` in a text. */
export const PLACEHOLDER = /\{([a-z-]+)(?: ([\w-]+))?\}/g;

/** What a text needs and the school does not have: `{name of-what}`. */
export function unknownFacts(
  text: string,
  language: Language,
  circumstances: Circumstances,
): readonly string[] {
  return [...text.matchAll(PLACEHOLDER)].flatMap(([whole, fact = '', name = '']) =>
    (FACTS[fact]?.({ name, language, circumstances }) ?? null) === null ? [whole] : [],
  );
}

/** A text with its placeholders filled in; null where the school has one of the facts not, or not today. */
export function fill(text: string, language: Language, circumstances: Circumstances): string | null {
  const filled = text.replace(PLACEHOLDER, (_, fact: string, name = '') => {
    const told = FACTS[fact]?.({ name: name as string, language, circumstances }) ?? null;
    return told ?? MISSING;
  });
  return filled.includes(MISSING) ? null : filled;
}
