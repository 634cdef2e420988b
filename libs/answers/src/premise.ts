import { BRANCHES, findPlace } from '@kidcode/branches';
import type { AnswerCard } from '@kidcode/school';

import type { Circumstances } from './circumstances';
import { fill } from './facts';
import type { Slots } from './slots';
import type { Language } from './words';

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

const nameOf = (kind: string, language: Language): string => NAMES[kind]?.[language === 'es' ? 1 : 0] ?? kind;

/** Kinds that a scope covers, too. */
const covers = (scope: string, slots: Slots): boolean =>
  slots.kinds.includes(scope) ||
  (scope === 'classes' && slots.kinds.includes('monthly')) ||
  (scope === 'monthly' && slots.kinds.includes('classes')) ||
  (['winter', 'summer'].includes(scope) &&
    (slots.seasons.length === 0 || slots.seasons.some((season) => season === scope)));

/** Amounts in a text, in dollars. */
const dollarsIn = (text: string): readonly number[] =>
  [...text.replace(/(\d),(?=\d{3})/g, '$1').matchAll(/\$(\d+)/g)].map(([, amount]) => Number(amount));

/**
 * What a question takes for granted and the facts say otherwise, in one sentence each: a place without a center, an amount that is
 * another one, something that an offer is not for.
 *
 * @param answer filled in: its amounts are the facts.
 */
export function wrongPremises(
  card: AnswerCard,
  answer: string,
  slots: Slots,
  language: Language,
  circumstances: Circumstances,
): readonly string[] {
  const told: string[] = [];
  const tell = (english: string, spanish: string) => told.push(language === 'es' ? spanish : english);
  const kind = slots.kinds.find((one) => one !== card.scope);
  if (card.scope !== null && kind !== undefined && !covers(card.scope, slots))
    tell(
      `This is for ${nameOf(card.scope, language)}, not for ${nameOf(kind, language)}.`,
      `Esto es para ${nameOf(card.scope, language)}, no para ${nameOf(kind, language)}.`,
    );
  const { place } = slots;
  if (place !== null && slots.branches.length === 0 && !answer.toLowerCase().includes(place)) {
    const found = findPlace(place, circumstances.places);
    const label = found.ok ? found.value.label : place;
    const centers = fill('{centers}', language, circumstances) ?? '';
    if (card.call === 'hours' || card.call === 'schedule' || card.call === 'address')
      tell(
        `There is no center in ${label}; ours are in ${centers}.`,
        `No hay un centro en ${label}; los nuestros están en ${centers}.`,
      );
  }
  const facts = dollarsIn(answer);
  const [claimed] = slots.amounts.filter((amount) => !facts.includes(amount));
  if (claimed !== undefined && facts.length > 0) tell(`It is not $${claimed}.`, `No son $${claimed}.`);
  const [age] = slots.ages;
  const [branch] = slots.branches;
  const stated = branch === undefined ? null : BRANCHES[branch].ages;
  if (age !== undefined && branch !== undefined && stated && (age < stated.from || age > stated.to))
    tell(
      `${BRANCHES[branch].name} is for ages ${stated.from} to ${stated.to}.`,
      `${BRANCHES[branch].name} es para ${stated.from} a ${stated.to} años.`,
    );
  return told;
}
