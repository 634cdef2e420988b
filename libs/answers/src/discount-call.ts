import { seasonFacts } from '@kidcode/scheduling';
import { ratesOn } from '@kidcode/school';

import { type Call, lines, said, seasonsOf } from './call';
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
