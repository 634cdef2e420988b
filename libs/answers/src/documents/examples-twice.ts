import type { Mistake } from '@kidcode/school/documents';

import { plainText } from '../words';
import type { PlacedCard } from './read-answers';

type Path = readonly (string | number)[];

/** All questions that lead to a card, each with its place in it. */
const examplesOf = ({
  card: { question, spanish, asked },
}: PlacedCard): readonly (readonly [Path, string])[] => [
  [['question'], question],
  [['spanish', 'question'], spanish.question],
  ...asked.map((text, at) => [['asked', at], text] as const),
  ...spanish.asked.map((text, at) => [['spanish', 'asked', at], text] as const),
];

/** An example can lead to one card only, and an id names one: of two cards the second is told, once for each card that it repeats. */
export function examplesTwice(placed: readonly PlacedCard[]): readonly Mistake[] {
  const owners = new Map<string, { readonly one: PlacedCard; readonly path: Path }>();
  const seen = new Map<string, PlacedCard>();
  return placed.flatMap((one) => {
    const { card, mistakeAt } = one;
    const same = seen.get(card.id);
    if (same !== undefined) {
      const { file, line } = same.mistakeAt(['id'], '');
      return [
        mistakeAt(['id'], `another card is called "${card.id}": ${file}:${line}; each has an id of its own.`),
      ];
    }
    seen.set(card.id, one);
    const told = new Set<PlacedCard>();
    return examplesOf(one).flatMap(([path, text]) => {
      const plain = plainText(text);
      const owner = owners.get(plain);
      if (owner === undefined && plain !== '') owners.set(plain, { one, path });
      if (owner === undefined || owner.one === one || told.has(owner.one)) return [];
      told.add(owner.one);
      const { file, line } = owner.one.mistakeAt(owner.path, '');
      return [
        mistakeAt(
          path,
          `the card "${owner.one.card.id}" has "${text}" already: ${file}:${line}; keep one of them.`,
        ),
      ];
    });
  });
}
