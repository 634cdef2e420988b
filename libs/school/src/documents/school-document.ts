import * as v from 'valibot';

import type { Brand, Region, SchoolTime } from '../school';
import { didYouMean } from '../misspelled-names';
import { PAGE_IDS, type PageId } from '../page-facts';
import type { CourseCodes } from '../program';
import { day, inOrder, PERIOD } from './day-leaves';
import {
  ages,
  coordinates,
  count,
  email,
  fields,
  id,
  line,
  list,
  orNull,
  pageAddress,
  phone,
  state,
  text,
  webAddress,
  words,
  wordsOf,
  zip,
} from './leaves';
import { inOneList, meaning } from './meaning';
import type { Places } from './branch-document';

const SOCIAL = {
  youtube: 'YouTube',
  facebook: 'Facebook',
  x: 'X',
  instagram: 'Instagram',
  linkedin: 'LinkedIn',
  tiktok: 'TikTok',
  pinterest: 'Pinterest',
} as const;

const STORES = { apple: 'Download on the App Store', 'google-play': 'Get it on Google Play' } as const;

const zoneName = (zone: string, month: number, timeZoneName: 'short' | 'longGeneric'): string =>
  new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName })
    .formatToParts(new Date(Date.UTC(2025, month)))
    .find(({ type }) => type === 'timeZoneName')?.value ?? zone;

/** A time zone by its IANA name, with the names that people use: 'Central', 'CST' and 'CDT'. */
const zone = meaning((found): SchoolTime | undefined => {
  try {
    return {
      zone: found,
      name: zoneName(found, 0, 'longGeneric').replace(/ Time$/, ''),
      standard: zoneName(found, 0, 'short'),
      daylight: zoneName(found, 6, 'short'),
    };
  } catch {
    // Intl's only way of saying that it does not know the zone.
    return undefined;
  }
}, 'a time zone such as America/Denver');

const pageId = meaning(
  (found): PageId | undefined => PAGE_IDS.find((known) => known === found),
  (found) => `there is no page "${found}".${didYouMean(found, PAGE_IDS)}`,
  { description: 'a page of the site', anyOf: [{ enum: PAGE_IDS }] },
);

const optionalLinks = <const Names extends Readonly<Record<string, string>>>(kind: string, names: Names) =>
  fields(
    kind,
    Object.fromEntries(Object.keys(names).map((name) => [name, v.optional(webAddress)])) as {
      readonly [Name in keyof Names]: v.OptionalSchema<typeof webAddress, undefined>;
    },
  );

/** Words for good, or with the days on which they are shown. */
const dated = v.union(
  [
    v.pipe(
      line,
      v.transform((words) => ({ words })),
    ),
    inOrder(fields('words with days', { words: line, ...PERIOD })),
  ],
  'words, or "words" with "from" and "until", in this order.',
);

/** `school.yaml`: what names the business, and what holds for all of it. */
export const schoolDocument = fields('the school', {
  name: line,
  slug: id,
  tagline: line,
  headline: line,
  highlights: list(line),
  promotion: orNull(dated),
  banner: dated,
  'support hours': line,
  phone: fields('a telephone', { label: line, number: phone, dials: v.optional(phone) }),
  whatsapp: v.optional(fields('WhatsApp', { number: phone, greeting: text() })),
  email,
  headquarters: fields('the headquarters', { street: line, zip }),
  social: v.optional(optionalLinks('the social networks', SOCIAL)),
  'app stores': v.optional(optionalLinks('the app stores', STORES)),
  portal: fields('the portal', { address: webAddress, login: pageAddress }),
  'program finder': orNull(webAddress),
  curriculum: orNull(webAddress),
  site: webAddress,
  ages,
  'time zone': zone,
  region: fields('the region', {
    name: line,
    state,
    'state name': line,
    counties: words,
    'city names': v.exactOptional(v.record(v.string(), v.string())),
    middle: coordinates,
  }),
  centers: wordsOf(id),
  seasons: v.optional(wordsOf(id), []),
  courses: v.optional(wordsOf(id), []),
  pages: v.optional(wordsOf(pageId)),
  holidays: v.optional(
    inOneList(
      fields('the holidays', { closed: v.optional(wordsOf(day), []), open: v.optional(wordsOf(day), []) }),
      ['closed', 'open'],
    ),
  ),
  visits: fields('visits', { weekdays: line, weekends: line }),
  'months that requests are kept': count(120),
  'places left': v.optional(
    fields('the places left', {
      'told from': v.optional(count(1_000)),
      'hours a number holds': v.optional(count(8_760)),
    }),
  ),
  'course codes': fields('the course codes', {
    specialized: words,
    'core prefix': line,
    'usual core': line,
    'usual specialized': line,
  }),
});

export type SchoolText = v.InferOutput<typeof schoolDocument>;

/** Names, links and titles of what is filled in. */
function linksOf<Id extends string>(
  titles: Readonly<Record<Id, string>>,
  links: Readonly<Partial<Record<Id, string | undefined>>> | undefined,
): readonly { readonly id: Id; readonly title: string; readonly href: string }[] {
  return (Object.keys(titles) as Id[]).flatMap((name) => {
    const href = links?.[name];
    return href === undefined ? [] : [{ id: name, title: titles[name], href }];
  });
}

/** What names the business, from `school.yaml`. City and state of the headquarters follow from the ZIP. */
function brandFacts(written: SchoolText, places: Places): Brand {
  const { phone: telephone, whatsapp, headquarters } = written;
  const { city, state } = places(headquarters.zip) ?? { city: '', state: '' };
  return {
    name: written.name,
    slug: written.slug,
    tagline: written.tagline,
    headline: written.headline,
    heroHighlights: written.highlights,
    promotion: written.promotion,
    banner: written.banner,
    supportHours: written['support hours'],
    phone: {
      label: telephone.label,
      display: telephone.number.display,
      href: `tel:+1${(telephone.dials ?? telephone.number).digits}`,
    },
    whatsApp:
      whatsapp === undefined
        ? null
        : {
            display: whatsapp.number.display,
            href: `https://wa.me/1${whatsapp.number.digits}`,
            greeting: whatsapp.greeting,
          },
    email: { display: written.email, href: `mailto:${written.email}` },
    headquarters: { street: headquarters.street, city, state, zip: headquarters.zip, country: 'US' },
    social: linksOf(SOCIAL, written.social),
    appStores: linksOf(STORES, written['app stores']),
    portal: { defaultUrl: written.portal.address, loginPath: written.portal.login },
    programFinderUrl: written['program finder'],
    curriculumUrl: written.curriculum,
    origin: written.site,
    ages: written.ages,
  };
}

const regionFacts = ({ region }: SchoolText): Region => {
  const { 'state name': stateName, 'city names': cityNames, middle: center, ...named } = region;
  return { ...named, stateName, ...(cityNames && { cityNames }), center };
};

const courseCodeFacts = ({ 'course codes': codes }: SchoolText): CourseCodes => ({
  specialized: codes.specialized,
  corePrefix: codes['core prefix'],
  defaultCore: codes['usual core'],
  defaultSpecialized: codes['usual specialized'],
});

/** What `school.yaml` says of the school as a whole. @param pageDocuments names of the documents in `pages/`. */
export const schoolFacts = (written: SchoolText, places: Places, pageDocuments: readonly string[]) => ({
  // Without a list of its own, a school has every page of the code.
  PAGES: [...(written.pages ?? PAGE_IDS), ...pageDocuments],
  BRAND: brandFacts(written, places),
  TIME: written['time zone'],
  REGION: regionFacts(written),
  HOLIDAYS: written.holidays ?? { closed: [], open: [] },
  COURSE_CODES: courseCodeFacts(written),
  RETENTION: { leadMonths: written['months that requests are kept'] },
  PLACES: {
    fewFrom: written['places left']?.['told from'] ?? 5,
    freshHours: written['places left']?.['hours a number holds'] ?? 48,
  },
  VISIT_HOURS: written.visits,
});
