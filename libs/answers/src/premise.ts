import { agesOf, campName } from '@kidcode/booking';
import { BRANCHES, CENTERS, findPlace } from '@kidcode/branches';
import { coursesAhead, PROGRAMS } from '@kidcode/scheduling';
import { BRAND } from '@kidcode/site';

import { agesWords } from './course-calls';
import { fill } from './facts';
import { BARE } from './find';
import { otherAmount, otherPercent } from './premise-amounts';
import { isOfCamps, otherCamp, otherSize, otherState } from './premise-camps';
import { type Claim, otherDay, otherHours, otherTime, tell } from './premise-days';
import { seasonToday } from './season-facts';
import { readSlots, type Slots } from './slots';
import { withoutNumbers } from './split';
import { isInAges, plainText, wordsOf } from './words';

/** What a scope and a kind of thing are called. */
const NAMES: Readonly<Record<string, readonly [string, string]>> = {
  camps: ['camps', 'campamentos'],
  winter: ['winter camp', 'el campamento de invierno'],
  summer: ['summer camp', 'el campamento de verano'],
  monthly: ['monthly programs', 'programas mensuales'],
  classes: ['classes', 'clases'],
  party: ['parties', 'fiestas'],
  trial: ['the trial class', 'la clase de prueba'],
};

/** Kinds that a scope covers, too. */
const covers = (scope: string, { kinds, seasons }: Slots): boolean =>
  kinds.includes(scope) ||
  (['classes', 'monthly'].includes(scope) && kinds.some((kind) => ['classes', 'monthly'].includes(kind))) ||
  (['winter', 'summer'].includes(scope) &&
    (seasons.length === 0 || seasons.some((season) => season === scope)));

/** A place is claimed to be a center: 'the Plano center', 'a location in Frisco', 'su sucursal de Dallas'. */
const isClaimed = (place: string, plain: string): boolean => {
  const center = '(?:center|centre|location|branch|campus|centro|sucursal)s?';
  return new RegExp(`${center} (?:in|at|near|en|de) ${place}|${place} (?:\\w+ )?${center}`).test(plain);
};

/** A city of which a center is said to be ours: 'your Houston centers'. */
function cityClaimed(message: string): string | null {
  const found = /\byour (\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?) (?:center|location|campus)/u.exec(message)?.[1];
  const own: readonly string[] = [BRAND.name, ...CENTERS.flatMap(({ name, city }) => [name, city])];
  return found === undefined || own.includes(found) ? null : found;
}

/** Something that an offer is not for. */
function otherScope(claim: Claim): readonly string[] {
  const { own, language, circumstances } = claim;
  const scope = claim.card?.scope ?? null;
  if (scope === null || !(scope in NAMES)) return [];
  // 'The first class coupon' is called so, whatever it is asked for.
  const called = readSlots(claim.card?.question ?? '', circumstances).slots.kinds;
  const kinds = own.kinds.filter((one) => !called.includes(one));
  const kind = kinds.find((one) => one !== scope);
  if (kind === undefined || covers(scope, { ...own, kinds })) return [];
  const nameOf = (one: string) => NAMES[one]?.[language === 'es' ? 1 : 0] ?? one;
  const other = own.seasons.find((season) => season !== scope);
  const camp =
    kind === 'camps' && other !== undefined ? campName(seasonToday(other, circumstances).camp) : null;
  const asked = camp ?? nameOf(kind);
  return tell(
    claim,
    `This is for ${nameOf(scope)}, not for ${asked}.`,
    `Esto es para ${nameOf(scope)}, no para ${asked}.`,
  );
}

/** A course is asked about as a monthly program. */
function otherProgram(claim: Claim): readonly string[] {
  const [key] = claim.slots.programs;
  if (claim.card?.scope !== 'monthly' || key === undefined) return [];
  const { title } = PROGRAMS[key];
  return tell(
    claim,
    `${title} is a course, not a monthly program.`,
    `${title} es un curso, no un programa mensual.`,
  );
}

/** A place without a center. */
function otherPlace(claim: Claim): readonly string[] {
  const { card, answer, message, own, slots, language, circumstances } = claim;
  const place = own.place === null ? null : slots.place;
  const centers = fill('{centers}', language, circumstances) ?? '';
  const isCenter =
    ['hours', 'schedule', 'address'].includes(card?.call ?? '') || isClaimed(place ?? '', plainText(message));
  const found = place === null ? null : findPlace(place, circumstances.places);
  const isOurs = found?.ok === true && CENTERS.some(({ city }) => found.value.label.includes(city));
  const isTold = card?.call === 'nearest-center' || slots.branches.length > 0 || !isCenter || isOurs;
  const elsewhere = place === null || isTold ? cityClaimed(message) : found?.ok ? found.value.label : place;
  if (elsewhere === null || answer.includes(centers)) return [];
  return tell(
    claim,
    `There is no center in ${elsewhere}; ours are in ${centers}.`,
    `No hay un centro en ${elsewhere}; los nuestros están en ${centers}.`,
  );
}

/** Whoever asks for work, or fetches a child, is no pupil. */
const OF_OTHERS = /^\/(?:careers|terms-and-conditions#drop-off)/;

/** An age that the school, a branch or a program is not for. */
function otherAge(claim: Claim): readonly string[] {
  const { card, answer, own, slots, circumstances } = claim;
  // A center that is named next is held against the age that was told before.
  const [branch] = slots.branches;
  const ofCenter = branch === undefined ? null : BRANCHES[branch].ages;
  const isOfCourse = ofCenter !== null && ['schedule', 'course-age'].includes(card?.call ?? '');
  const isHeld = own.branches.length > 0 || isOfCourse;
  const [age] = own.ages.length === 0 && isHeld ? slots.ages : own.ages;
  const { from, to } = ofCenter ?? BRAND.ages;
  const who = branch === undefined || ofCenter === null ? BRAND.name : BRANCHES[branch].name;
  const isForAges = tell(
    claim,
    `${who} is for ages ${from} to ${to}.`,
    `${who} es para ${from} a ${to} años.`,
  );
  // 'In Flower Mound, too?' after the ages of the school.
  const isOfSchool = ofCenter !== null && answer.includes(`${BRAND.ages.from}-${BRAND.ages.to}`);
  const isShort = wordsOf(plainText(claim.message)).length <= BARE + 2 && !/camp/i.test(answer);
  if (age === undefined && isOfSchool && isShort && !isOfCamps(slots)) return isForAges;
  if (age === undefined || OF_OTHERS.test(card?.read ?? '')) return [];
  const isSaid = branch === undefined && answer.includes(`${from}-${to}`);
  const ahead =
    slots.branches.includes('online') && slots.kinds.includes('camps')
      ? coursesAhead(circumstances.today)
      : [];
  const years = ahead.map(({ ageRange }) => ageRange);
  const camps =
    years.length > 0 && years.every((one) => !isInAges(age, one))
      ? tell(
          claim,
          `The online camps are for ages ${[...new Set(years)].join(', ')}, not for ${age}.`,
          `Los campamentos en línea son para ${[...new Set(years)].join(', ')} años, no para ${age}.`,
        )
      : [];
  const isTold = /outside|queda fuera|not for|no para/i.test(answer);
  const school = (age < from || age > to) && !isSaid ? isForAges : [];
  return [
    ...school,
    ...camps,
    ...slots.programs.flatMap((key) => {
      const { title, ages } = PROGRAMS[key];
      const advised = agesWords(key, claim);
      if (
        own.programs.length === 1 &&
        ages === null &&
        age < (agesOf(key)?.from ?? 0) &&
        !answer.includes(advised)
      )
        return tell(claim, `${title}: ${advised}.`, `${title}: ${advised}.`);
      if (ages === null || isInAges(age, ages) || (answer.includes(ages) && isTold)) return [];
      return tell(
        claim,
        `${title} is for ages ${ages}, not for ${age}.`,
        `${title} es para ${ages} años, no para ${age}.`,
      );
    }),
  ];
}

const CHECKS = [
  otherScope,
  otherProgram,
  otherPlace,
  otherAmount,
  otherPercent,
  otherAge,
  otherDay,
  otherTime,
  otherHours,
  otherSize,
  otherCamp,
  otherState,
];

/**
 * What a question takes for granted and the facts say otherwise, in one sentence each: a place without a center, an amount, an age or
 * a day that is another one, something that an offer is not for. Where no card is near enough, what the message itself names is held
 * against the facts.
 */
export function wrongPremises(said: Omit<Claim, 'own'>): readonly string[] {
  const { card, message, circumstances } = said;
  if (message === '') return [];
  const claim = { ...said, own: readSlots(withoutNumbers(message), circumstances).slots };
  // What is declined is about no amount or day of ours.
  return (card?.kind === 'talk' ? [otherPlace] : CHECKS).flatMap((check) => check(claim));
}
