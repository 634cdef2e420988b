import { offersOn } from '@kidcode/booking';

import { isOfCamps, isPublished, otherWeeks } from './premise-camps';
import { type Claim, tell } from './premise-days';
import { isForCamps } from './say';
import { numberIn } from './slot-numbers';
import { dollarsIn, hasWordOf, percentsIn, plainText, wordsOf } from './words';

/** What a parent has read or heard, or takes to be ours: 'I read that', 'since you are', 'the discount you have'. */
const HEARSAY =
  /\b(?:(?:saw|read|heard|noticed|thought|understood|said|told me)(?: online| somewhere)? (?:that|the|you|your|there|every|we)|(?:since|because) (?:you|your)|you (?:said|advertised?|promised?)|the (?:\w+ ){1,4}(?:that )?you (?:have|offer|give)|(?:lei|oi|escuche|me dijeron|ya que) (?:que )?)\b/;

/** Computations of prices. */
const PRICED = new Set(['camp-price', 'family-price', 'full-vs-weekly']);

/** A percentage that is another one, or that of an offer that is for no camps. */
export function otherPercent(claim: Claim): readonly string[] {
  const { answer, message, own, circumstances } = claim;
  const facts = percentsIn(answer);
  const named = percentsIn(plainText(message));
  // '15 + 5 = 20%'
  const numbers = (plainText(message).match(/\d+/g) ?? []).map(Number);
  const isSum = (one: number): boolean =>
    numbers.length > 2 && numbers.reduce((sum, other) => sum + other) === 2 * one;
  const percent = named.find((one) => !facts.includes(one) && one < 100 && !isSum(one));
  if (percent === undefined) return [];
  const offers = offersOn(circumstances.today, circumstances.branch).filter(({ values }) =>
    values.some((value) => value.kind === 'percent' && value.percent === percent),
  );
  // '50% and the 10% coupon' names two offers.
  if (offers.length > 0 && named.some((one) => facts.includes(one))) return [];
  // 'With the 5% for returning' after a price names an offer that we have.
  const words = wordsOf(plainText(message)).filter((word) => !/^(?:camp|discount)/.test(word));
  const isNamed = offers.some((offer) => isForCamps(offer) && hasWordOf(offer.title, words));
  const isOffer = isNamed && PRICED.has(claim.card?.call ?? '');
  if (facts.length > 0 && !isOffer) return tell(claim, `It is not ${percent}%.`, `No es ${percent}%.`);
  if (!isOfCamps(own) || offers.length === 0 || offers.some(isForCamps)) return [];
  const names = offers.map(({ title }) => title).join(', ');
  return tell(
    claim,
    `${percent}% is another offer (${names}), not for camps.`,
    `${percent}% es otra oferta (${names}), no para campamentos.`,
  );
}

/** An answer about camps at home, to whoever names no lessons at home. */
const isForHome = ({ card, own }: Claim): boolean =>
  card?.call === 'online-camp' && !own.branches.includes('online');

/** An amount that is another one, or none of ours; something that was read or heard and is not published. */
export function otherAmount(claim: Claim): readonly string[] {
  const { card, answer, message, own } = claim;
  const ofWeeks = otherWeeks(claim);
  if (ofWeeks.length > 0) return ofWeeks;
  const facts = dollarsIn(answer);
  const isHeard = HEARSAY.test(plainText(message));
  const isUnsaid = card === null || card.kind === 'not-published';
  // 'Two friends, is that $100?' counts what is told.
  const counts = wordsOf(plainText(message)).flatMap((word) => numberIn(word) ?? []);
  const isSum = (one: number): boolean =>
    facts.some((fact) => counts.some((count) => count > 1 && one === count * fact));
  const [amount] = own.amounts.filter((one) => !facts.includes(one) && !isSum(one));
  // What an online camp costs says nothing of $299 for a week in a center.
  const isOfOther = isForHome(claim) && amount !== undefined && isPublished(amount, claim.circumstances);
  if (amount !== undefined && facts.length > 0 && !isOfOther)
    return tell(claim, `It is not $${amount}.`, `No son $${amount}.`);
  if (amount !== undefined && (isUnsaid || isHeard) && !isPublished(amount, claim.circumstances))
    return tell(
      claim,
      `I do not find $${amount} on our pages.`,
      `No encuentro $${amount} en nuestras páginas.`,
    );
  return card !== null && isUnsaid && isHeard
    ? tell(claim, 'I do not find that on our pages.', 'No lo encuentro en nuestras páginas.')
    : [];
}
