import { campName } from '@kidcode/booking';
import { BRANCHES, CENTERS, findPlace } from '@kidcode/branches';
import { formatPrice } from '@kidcode/pricing';
import type { AnswerCard } from '@kidcode/school';
import { CAMP_SEASON_IDS, isCampSeason, PROGRAMS, seasonFacts } from '@kidcode/scheduling';
import { BRAND } from '@kidcode/site';

import type { Circumstances } from './circumstances';
import { fill } from './facts';
import { say } from './say';
import { isWithin, seasonToday } from './season-facts';
import { readSlots, type Slots } from './slots';
import { isInAges, type Language, plainText } from './words';

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

/** What a parent has read or heard, or takes to be ours: 'I read that', 'since you are', 'the discount you have'. */
const HEARSAY =
  /\b(?:(?:saw|read|heard|noticed|thought|understood|said|told me)(?: online| somewhere)? (?:that|the|you|your|there|every|we)|(?:since|because) (?:you|your)|you (?:said|advertised?|promised?)|the (?:\w+ ){1,4}(?:that )?you (?:have|offer|give)|(?:lei|oi|escuche|me dijeron|ya que) (?:que )?)\b/;

/** Amounts in a text, in dollars. */
const dollarsIn = (text: string): readonly number[] =>
  [...text.replace(/(\d),(?=\d{3})/g, '$1').matchAll(/\$(\d+)/g)].map(([, amount]) => Number(amount));

/** Whether a camp of the school has a price, for whichever days. */
const isPublished = (amount: number): boolean =>
  CAMP_SEASON_IDS.flatMap((season) => {
    const { rates } = seasonFacts(season).sale ?? {};
    return rates === undefined ? [] : [rates.fullCamp, rates.monthly, rates.weekly];
  }).some(({ fullDay, halfDay }) =>
    [fullDay, halfDay].some((price) => price !== undefined && dollarsIn(formatPrice(price)).includes(amount)),
  );

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

/**
 * What a question takes for granted and the facts say otherwise, in one sentence each: a place without a center, an amount, an age or
 * a day that is another one, something that an offer is not for.
 *
 * @param answer filled in: its amounts are the facts.
 */
export function wrongPremises(
  card: AnswerCard,
  answer: string,
  message: string,
  slots: Slots,
  language: Language,
  circumstances: Circumstances,
): readonly string[] {
  if (card.kind === 'talk' || message === '') return [];
  const told: string[] = [];
  const tell = (english: string, spanish: string) => told.push(language === 'es' ? spanish : english);
  const nameOf = (kind: string) => NAMES[kind]?.[language === 'es' ? 1 : 0] ?? kind;
  const { scope } = card;
  const kind = slots.kinds.find((one) => one !== scope);
  if (scope !== null && scope in NAMES && kind !== undefined && !covers(scope, slots)) {
    const other = slots.seasons.find((season) => season !== scope);
    const asked =
      kind === 'camps' && other !== undefined ? campName(seasonToday(other, circumstances).camp) : null;
    tell(
      `This is for ${nameOf(scope)}, not for ${asked ?? nameOf(kind)}.`,
      `Esto es para ${nameOf(scope)}, no para ${asked ?? nameOf(kind)}.`,
    );
  }
  // What was told before was answered before.
  const { slots: own } = readSlots(message, circumstances);
  const place = own.place === null ? null : slots.place;
  const centers = fill('{centers}', language, circumstances) ?? '';
  const isCenter =
    ['hours', 'schedule', 'address'].includes(card.call ?? '') || isClaimed(place ?? '', plainText(message));
  const found = place === null ? null : findPlace(place, circumstances.places);
  const isTold = card.call === 'nearest-center' || slots.branches.length > 0 || !isCenter;
  const elsewhere = place === null || isTold ? cityClaimed(message) : found?.ok ? found.value.label : place;
  if (elsewhere !== null && !answer.includes(centers))
    tell(
      `There is no center in ${elsewhere}; ours are in ${centers}.`,
      `No hay un centro en ${elsewhere}; los nuestros están en ${centers}.`,
    );
  const facts = dollarsIn(answer);
  const isUnsaid = card.kind === 'not-published';
  const [claimed] = own.amounts.filter((amount) => !facts.includes(amount));
  if (claimed !== undefined && facts.length > 0) tell(`It is not $${claimed}.`, `No son $${claimed}.`);
  else if (claimed !== undefined && isUnsaid && !isPublished(claimed))
    tell(`I do not find $${claimed} on our pages.`, `No encuentro $${claimed} en nuestras páginas.`);
  else if (isUnsaid && HEARSAY.test(plainText(message)))
    tell('I do not find that on our pages.', 'No lo encuentro en nuestras páginas.');
  const [age] = own.ages;
  const [branch] = slots.branches;
  const { from, to } = (branch === undefined ? null : BRANCHES[branch].ages) ?? BRAND.ages;
  const isSaid = branch === undefined && answer.includes(String(from));
  const who = branch === undefined ? BRAND.name : BRANCHES[branch].name;
  // Whoever asks for work is no pupil.
  const isPupil = card.read?.startsWith('/careers') !== true;
  if (age !== undefined && (age < from || age > to) && !isSaid && isPupil)
    tell(`${who} is for ages ${from} to ${to}.`, `${who} es para ${from} a ${to} años.`);
  for (const key of slots.programs) {
    const { title, ages } = PROGRAMS[key];
    if (age !== undefined && ages !== null && !isInAges(age, ages) && !answer.includes(ages))
      tell(`${title} is for ages ${ages}, not for ${age}.`, `${title} es para ${ages} años, no para ${age}.`);
  }
  const named = card.season !== null && isCampSeason(card.season) ? card.season : slots.seasons[0];
  const camp = named === undefined ? null : seasonToday(named, circumstances).camp;
  const isFullOnly = camp?.sale?.durations.length === 1 && slots.length === 'half';
  if (camp !== null && isFullOnly && !answer.includes(say('fullDayOnly', language)))
    tell(`${campName(camp)} has full days only.`, `${campName(camp)}: solo días completos.`);
  if (camp !== null && slots.days.some((day) => !isWithin(day, camp)))
    tell(`${campName(camp)} is ${camp.dates}.`, `${campName(camp)}: ${camp.dates}.`);
  return told;
}
