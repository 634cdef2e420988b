import { CAMP_SEASON_IDS, ONLINE_COURSES, seasonTab } from '@kidcode/scheduling';

import { changeableWordsIn } from './changeable-words.ts';
import type { Circumstances } from './facts/topic.ts';
import { readFrame } from './question/frame.ts';
import { tellFacts } from './tell-facts.ts';

/** Every amount, percentage and date that the libraries say today: what a quoted sentence may say as well. */
export function knownAmounts(circumstances: Circumstances): ReadonlySet<string> {
  const titles = CAMP_SEASON_IDS.map((season) => seasonTab(season).title);
  const questions = [
    ...titles.flatMap((title) => [`how much is ${title}`, `when is ${title}`, `${title} half day price`]),
    ...(ONLINE_COURSES.length > 0 ? ['how much are online courses'] : []),
    'discounts',
    'when do classes start',
  ];
  return new Set(
    questions.flatMap((question) =>
      changeableWordsIn(tellFacts(readFrame(question, circumstances.today), circumstances) ?? ''),
    ),
  );
}
