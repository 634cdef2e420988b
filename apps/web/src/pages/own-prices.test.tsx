import { siteDay, type CampRates, type Season } from '@kidcode/school';
import { act } from 'react';

import { render } from '../../test/render';
import { wordsOf } from '../../test/static-page';
import { branchRemembered } from '../features/branch/branch-slice';
import { dayBegan } from '../features/clock/clock-slice';
import { faqTopics } from '../features/faq/search-faq';
import { CampsOverviewPage } from './camps-overview-page';
import { NewsPage } from './news-page';

/** The school with a cheaper week at one center. */
jest.mock('@kidcode/current-school', () => {
  const school = jest.requireActual<{ SEASONS: readonly Season[] }>('@kidcode/current-school');
  const cheaper = ({ weekly, ...rates }: CampRates): CampRates => ({
    ...rates,
    weekly: { ...weekly, fullDay: 28_900 as typeof weekly.fullDay },
  });
  return {
    ...school,
    SEASONS: school.SEASONS.map((season) =>
      season.id !== 'winter' || season.sale === null
        ? season
        : { ...season, at: { euless: { sale: { ...season.sale, rates: cheaper(season.sale.rates) } } } },
    ),
  };
});

// Both pages told the school's price whatever center was chosen, and nowhere that another one has its own.
it.each([
  [
    'camps',
    <CampsOverviewPage key="camps" />,
    ['for one full-day week; Euless $246', '$254 for one week; Euless $246'],
  ],
  ['news', <NewsPage key="news" />, ['One week is $254 instead of $299; Euless $246']],
])(
  'the page of %s tells what camps cost at the chosen center, else who has another price',
  async (_, page, all) => {
    const { container, store } = await render(page);
    act(() => void store.dispatch(dayBegan(siteDay('2025-12-01'))));
    for (const told of all) expect(wordsOf(container)).toContain(told);
    act(() => {
      store.dispatch(branchRemembered({ stored: 'euless', manualFlag: null, managementDisabled: false }));
    });
    expect(wordsOf(container)).toContain('$246');
    expect(wordsOf(container)).not.toContain('$254');
  },
);

// The answer told the school's price alone, to whom no center was chosen, too.
it('the answer to what a camp costs names the center that has another price', () => {
  const questions = faqTopics(siteDay('2025-12-01')).flatMap(({ items }) => items);
  const answer = questions.find(({ id }) => id === 'camp-price')?.answer.join(' ');
  expect(answer).toContain('A week of winter camp is $254 instead of $299; Euless $246');
});
