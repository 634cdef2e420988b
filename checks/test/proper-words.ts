import type { School } from '@kidcode/school';

/** A word or number that only one school says, and the pattern that finds it however it is written. */
export type ProperWord = readonly [word: string, pattern: RegExp];

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const asWord = (text: string) => new RegExp(`(?<![\\w-])${escaped(text)}(?![\\w-])`, 'i');

/** The country's states stand in one list with their cities, the school's own among them: whoever is in another one learns at home. */
export const LIST_OF_STATES = /\balabama\|[a-z |:,]+\|wyoming\b/g;

const digitsOf = (text: string) => text.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');

/** What is said of a price, however it is written in code. */
const asPrice = (cents: number) =>
  new RegExp(`\\$${cents / 100}(?![\\d.])|usd\\(${cents / 100}\\)|cents\\(${cents}\\)`);

const pricesOf = ({ SEASONS, ONLINE_COURSES }: School): readonly number[] => [
  ...SEASONS.flatMap(({ sale }) => (sale === null ? [] : [sale.rates]))
    .flatMap(({ fullCamp, monthly, weekly }) => [fullCamp, monthly, weekly])
    .flatMap(({ fullDay = [], halfDay = [] }) => [fullDay, halfDay].flat()),
  ...ONLINE_COURSES.map(({ price }) => price),
];

const branchesOf = ({ CENTERS, ONLINE }: School) => [...CENTERS, ...(ONLINE === null ? [] : [ONLINE])];

/** What a school is called, where it is, and how it is reached. */
export function properWords(school: School): readonly ProperWord[] {
  const { BRAND, CENTERS, SEASONS, REGION, TIME, COURSE_CODES } = school;
  return [
    BRAND.name,
    BRAND.slug,
    BRAND.tagline,
    BRAND.headline,
    BRAND.origin,
    BRAND.headquarters.street,
    BRAND.email.display,
    BRAND.phone.display,
    ...(BRAND.whatsApp === null ? [] : [BRAND.whatsApp.display]),
    // `online` is a mode that every school may have; its id and its name are words of the code.
    ...CENTERS.flatMap(({ id, name, city, street, zip }) => [id, name, city, street, zip]),
    ...branchesOf(school).flatMap(({ code, phone, email }) => [code, phone, email]),
    REGION.name,
    REGION.state,
    REGION.stateName,
    TIME.zone,
    ...COURSE_CODES.specialized,
    COURSE_CODES.corePrefix,
    ...SEASONS.flatMap(({ title, editions }) => editions.map(({ year }) => `${title} ${year}`)),
  ]
    .filter((word, index, all) => word !== '' && all.indexOf(word) === index)
    .map((word) => [word, asWord(word)] as const);
}

/** A school's telephone numbers, and its prices. */
export const properNumbers = (school: School): readonly ProperWord[] => [
  ...branchesOf(school)
    .map(({ telHref }) => digitsOf(telHref))
    .map((digits) => [digits, new RegExp(digits)] as const),
  ...[...new Set(pricesOf(school))].map((cents) => [`$${cents / 100}`, asPrice(cents)] as const),
];
