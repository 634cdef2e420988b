import { seasonFacts } from '@kidcode/scheduling';
import { ratesOn } from '@kidcode/school';

import { type Call, lines, said, seasonsOf, tell } from './call';
import { campPrice, siblingOffer } from './price-calls';
import { offerValues, whereGiven } from './say';
import { isBookable, leastPrice, seasonLink, seasonState, tellMeWords } from './season-facts';

/** The card's own answer with the price that it leads to; that nobody gets a season's discount any more, where the season has no price (D-44). */
export const seasonDiscount: Call = (asked) => {
  const shownOnes = seasonsOf({ ...asked, slots: { ...asked.slots, seasons: [] } });
  const gone = lines(
    shownOnes.flatMap((shown) => {
      const { sale } = seasonFacts(shown.camp.season);
      const discount = sale === null ? null : ratesOn(sale, asked.circumstances.today).discount;
      if (discount === null || shown.priced !== null) return [];
      const { language, circumstances } = asked;
      const state = `${seasonLink(shown, circumstances)} ${seasonState(shown, language)}`;
      return [`${discount.name}: ${said(asked, 'notNow')}. ${state}; ${tellMeWords(shown, language)}.`];
    }),
  );
  if (gone !== null || !shownOnes.some(isBookable)) return gone;
  return `${asked.written} ${leastPrice(asked.language, asked.circumstances)}.`;
};

export const sibling: Call = (asked) => {
  const offer = siblingOffer(asked);
  if (offer === undefined)
    return tell(asked, 'No sibling discount is published.', 'No hay descuento para hermanos publicado.');
  const forCamps = tell(asked, 'For camps', 'Para campamentos');
  const classes = tell(
    asked,
    'For monthly programs and classes no sibling discount is published; the center confirms it when you register.',
    'Para programas mensuales y clases no hay descuento de hermanos publicado; el centro lo confirma al inscribirse.',
  );
  const isOfClasses = asked.slots.kinds.some((kind) => kind === 'classes' || kind === 'monthly');
  const price =
    (asked.slots.kids ?? 1) > 1 && !isOfClasses
      ? `\n\n${campPrice({ ...asked, slots: { ...asked.slots, weeks: asked.slots.weeks ?? { kind: 'count', count: 1 } } }) ?? ''}`
      : '';
  const where = whereGiven(offer, asked.language, asked.circumstances.branch);
  return `${forCamps}: ${offerValues(offer, asked.language)}${where}. ${classes}${price}`;
};
