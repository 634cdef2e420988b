import { type Center, fewOf } from '@kidcode/branches';
import { DEFAULT_ONLINE_CLASS, normalizeTime } from '@kidcode/scheduling';
import { BRAND } from '@kidcode/site';
import type { ChipFact } from '@kidcode/ui';
import { CalendarDays, Clock, Laptop, MapPin, Ticket, Users } from 'lucide-react';

import { CallLink, type Look } from '../../shared/next-steps';
import { centersOf, placeLabel, type ProgramPlace } from './program-place';

const TRIAL: ChipFact = { label: 'Free trial, no credit card', icon: <Ticket /> };

const ONLINE_CLASS_TIME = `${DEFAULT_ONLINE_CLASS.classDays}, ${normalizeTime(DEFAULT_ONLINE_CLASS.classTime)} ${DEFAULT_ONLINE_CLASS.timeZone}`;

/** Ages that the school has stated, in words; null where it has not. */
function agesLabel(centers: readonly Center[]): string | null {
  const stated = centers.find(({ ages }) => ages !== null);
  if (stated?.ages === undefined || stated.ages === null) return null;
  const ages = `Ages ${stated.ages.from} to ${stated.ages.to}`;
  return centers.length === 1 ? ages : `${ages} in ${stated.name}`;
}

/** The facts a parent looks for first: rhythm, place, ages, group, trial. Only what the school has stated (D-23). */
export function programFacts(place: ProgramPlace, rhythm: string): readonly ChipFact[] {
  if (place.kind === 'online') {
    return [
      { label: rhythm, icon: <CalendarDays /> },
      { label: ONLINE_CLASS_TIME, icon: <Clock /> },
      { label: placeLabel(place), icon: <Laptop /> },
      // The number that is stated is that of the camps.
      { label: 'Small groups', icon: <Users /> },
      TRIAL,
    ];
  }
  const capacity = place.kind === 'center' ? place.center.metadata.capacityPerClass : null;
  return [
    ...serviceFacts(place, rhythm),
    ...(capacity === null ? [] : [{ label: `Up to ${capacity} in a class`, icon: <Users /> }]),
    TRIAL,
  ];
}

/** The facts of something that is not a class: what it is, where, and for children the ages of the place. */
export function serviceFacts(
  place: ProgramPlace,
  rhythm: string,
  { forChildren = true }: { readonly forChildren?: boolean } = {},
): readonly ChipFact[] {
  const ages = forChildren ? agesLabel(centersOf(place)) : null;
  return [
    { label: rhythm, icon: <CalendarDays /> },
    { label: placeLabel(place), icon: <MapPin /> },
    ...(ages === null ? [] : [{ label: ages, icon: <Users /> }]),
  ];
}

/** One call button per center, or the toll-free number for online classes. */
export function CallLinks({ place, ...look }: Look & { readonly place: ProgramPlace }) {
  const centers = fewOf(centersOf(place));
  const numbers =
    centers.length > 0 ? centers.map(({ name, telHref }) => ({ name, href: telHref })) : [ONLINE];
  return numbers.map(({ name, href }) => <CallLink key={href} who={name} href={href} {...look} />);
}

const ONLINE = { name: BRAND.phone.display, href: BRAND.phone.href };
