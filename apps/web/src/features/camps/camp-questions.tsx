import type { CampSeason } from '@kidcode/scheduling';
import { Disclosure, SectionHeading, Stack } from '@kidcode/ui';

import { useShownCamp } from './use-shown-camp';

/** What parents ask before they register, answered from the season's own data. */
export function CampQuestions({ season }: { readonly season: CampSeason }) {
  const { camp, status } = useShownCamp(season);
  const { groups, deadlines, meals, groupSizeMax } = camp;
  const canStill = status.phase === 'open' || status.phase === 'announced';
  const questions = [
    [
      'Which group will my child be in?',
      `${groups.map(({ name, ages }) => `${name} are ${ages} years old`).join(', ')}. Groups have ${groupSizeMax} children at most.`,
    ],
    meals !== null && ['What should we pack?', `${meals.bring} ${meals.optional}`],
    meals !== null && ['What about allergies?', `${meals.allergies} ${meals.dietary}`],
    canStill &&
      deadlines.length > 0 && [
        'Until when can we register?',
        `${deadlines.map(({ text }) => text).join('. ')}.`,
      ],
    status.prices !== 'none' && [
      'Where do we register and pay?',
      'On our enrollment portal, which opens in a new tab with your choice and its price already filled in.',
    ],
  ].filter((question) => question !== false);
  return (
    <Stack alignItems="start" columnGap="16" gridTemplateColumns={{ lg: 'minmax(0, 5fr) minmax(0, 7fr)' }}>
      <SectionHeading id="camp-questions" title="Questions parents ask" />
      <div>
        {questions.map(([question, answer]) => (
          <Disclosure key={question} title={question}>
            <p>{answer}</p>
          </Disclosure>
        ))}
      </div>
    </Stack>
  );
}
