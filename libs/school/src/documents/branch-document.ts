import * as v from 'valibot';

import type { BranchFacts, CenterFacts, OnlineFacts, LatLng } from '../branch';
import { accentFrom } from '../colors';
import { day } from './day-leaves';
import {
  ages,
  color,
  coordinates,
  count,
  email,
  fields,
  hours,
  line,
  orNull,
  phone,
  picture,
  text,
  words,
  zip,
} from './leaves';
import { inOneList } from './meaning';
import { OWN_CAMPS } from './season-document';

const COMMON = {
  name: line,
  code: line,
  phone,
  dials: v.optional(phone),
  email,
  weekdays: hours,
  weekends: hours,
  accent: color,
  header: v.optional(color),
  'hero from': v.optional(color),
  'hero to': v.optional(color),
  picture,
  alt: text(200),
  about: text(200),
  ages: orNull(ages),
  opened: orNull(day),
  changed: v.optional(day),
  features: v.optional(words, []),
  'places in a class': orNull(count(100)),
  teachers: orNull(count(1000)),
};

/** `branches/euless.yaml`: a place that a family can drive to. */
export const centerDocument = fields('a center', {
  ...{ ...COMMON, street: line, zip, coordinates, ...OWN_CAMPS },
  offers: v.optional(
    inOneList(
      fields('the offers of a center', {
        'only here': v.optional(words, []),
        'not here': v.optional(words, []),
      }),
      ['only here', 'not here'],
    ),
    {},
  ),
});

export type CenterOffers = readonly {
  readonly id: string;
  readonly value: Pick<v.InferOutput<typeof centerDocument>, 'name' | 'offers'>;
}[];

/** The branches that give an offer, and in words, where not all of them do. */
export function givenAt(
  offer: string,
  centers: CenterOffers,
): { readonly at: readonly string[]; readonly told: string } | null {
  const of = (which: 'only here' | 'not here') =>
    centers.filter(({ value }) => value.offers[which].includes(offer));
  const [only, not] = [of('only here'), of('not here')];
  if (only.length === 0 && not.length === 0) return null;
  const branches = [...centers.map(({ id }) => id), 'online'];
  const told = (only.length > 0 ? only : not).map(({ value }) => value.name).join(', ');
  return {
    at: branches.filter((id) =>
      only.length > 0 ? only.some((one) => one.id === id) : not.every((one) => one.id !== id),
    ),
    told: only.length > 0 ? `Only at ${told}` : `Not at ${told}`,
  };
}

/** `branches/online.yaml`: the lessons at home. */
export const onlineDocument = fields('the online branch', COMMON);

function branchFacts(id: string, written: v.InferOutput<typeof onlineDocument>) {
  const heroFrom = written['hero from'];
  const heroTo = written['hero to'];
  return {
    id,
    code: written.code,
    name: written.name,
    status: 'Active',
    phone: written.phone.display,
    telHref: `tel:+1${(written.dials ?? written.phone).digits}`,
    email: written.email,
    weekdayHours: written.weekdays,
    weekendHours: written.weekends,
    isActive: true,
    backgroundColor: written.accent,
    ages: written.ages,
    description: written.about,
    accent: accentFrom(written.accent, {
      header: written.header,
      hero: heroFrom === undefined || heroTo === undefined ? undefined : [heroFrom, heroTo],
    }),
    picture: { src: `/pictures/${written.picture}` as `/pictures/${string}.svg`, alt: written.alt },
    metadata: {
      lastUpdated: written.changed ?? '',
      version: '1.0',
      status: 'Active',
      openDate: written.opened,
      features: written.features,
      capacityPerClass: written['places in a class'],
      totalInstructors: written.teachers,
    },
  } as const satisfies Partial<BranchFacts>;
}

/**
 * A center's facts from its document. City and state follow from the ZIP.
 *
 * @param id its file's name.
 */
export function centerFacts(
  id: string,
  written: v.InferOutput<typeof centerDocument>,
  places: Places,
): CenterFacts {
  const { street, zip: zipCode } = written;
  const { city, state } = places(zipCode) ?? { city: '', state: '' };
  return {
    ...branchFacts(id, written),
    street,
    city,
    state,
    zip: zipCode,
    address: `${street}, ${city}, ${state} ${zipCode}`,
    coordinates: written.coordinates,
  };
}

/** What the online branch has no address for is empty (specification 1, section 3). */
export const onlineFacts = (written: v.InferOutput<typeof onlineDocument>): OnlineFacts => ({
  ...branchFacts('online', written),
  id: 'online',
  street: '',
  city: '',
  state: '',
  zip: '',
  address: 'Virtual Learning',
  coordinates: null,
});

/** Where a ZIP lies, by open data. */
export type Place = LatLng & {
  readonly city: string;
  /** Two letters. */
  readonly state: string;
};

/** Looks a ZIP up; undefined: there is none with these digits. */
export type Places = (zip: string) => Place | undefined;
