import { seasonFacts } from '@kidcode/scheduling';
import { ratesOn } from '@kidcode/school';

import { type Call, lines, said, seasonsOf } from './call';
import { seasonLink, seasonState, tellMeWords } from './season-facts';

/** That nobody gets a season's discount any more, where the season has no price; the card's own answer stands while it has (D-44). */
export const seasonDiscount: Call = (asked) =>
  lines(
    seasonsOf({ ...asked, slots: { ...asked.slots, seasons: [] } }).flatMap((shown) => {
      const { sale } = seasonFacts(shown.camp.season);
      const discount = sale === null ? null : ratesOn(sale, asked.circumstances.today).discount;
      if (discount === null || shown.priced !== null) return [];
      const { language, circumstances } = asked;
      const state = `${seasonLink(shown, circumstances)} ${seasonState(shown, language)}`;
      return [`${discount.name}: ${said(asked, 'notNow')}. ${state}; ${tellMeWords(shown, language)}.`];
    }),
  );
