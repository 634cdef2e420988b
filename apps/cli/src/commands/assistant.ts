import { TIME } from '@kidcode/current-school';
import * as v from 'valibot';

import { askBackend } from '../backend';
import type { DeclareCommands } from '../declare';
import { schoolDay } from '../option-parsers';
import { report, type Outcome } from '../outcome';
import { printTable } from '../print-table';
import type { Surroundings } from '../surroundings';

/** Questions that the assistant could not answer, or answered badly. */
const MISSES = v.array(
  v.object({
    question: v.string(),
    /** The nearest card of the school's answers; null where none was. */
    card: v.nullable(v.string()),
    /** How often it was not sure, or given to a person. */
    declined: v.number(),
    votedDown: v.number(),
    /** Paths of the pages on which it was voted down. */
    pages: v.array(v.string()),
  }),
);

type Miss = v.InferOutput<typeof MISSES>[number];

/** Questions of one card together: those that were missed most often first, and within a card as they came. */
function groupByCard(misses: readonly Miss[]): readonly Miss[] {
  const counts = new Map<string | null, number>();
  for (const { card, declined, votedDown } of misses)
    counts.set(card, (counts.get(card) ?? 0) + declined + votedDown);
  return [...counts]
    .sort(([, one], [, other]) => other - one)
    .flatMap(([card]) => misses.filter((miss) => miss.card === card));
}

/** `kidcode assistant misses`: what was not sure, given to a person or voted down, by the nearest card, since a day of the school, else in the last four weeks. */
async function assistantMissesCommand(
  surroundings: Surroundings,
  { since }: { readonly since?: string },
): Promise<Outcome> {
  const filter = { since, zone: TIME.zone };
  const answer = await askBackend(surroundings, 'office_misses', { p_filter: filter }, MISSES);
  if (!answer.ok) return answer;
  const misses = groupByCard(answer.value);
  const rows = misses.map(({ card, question, declined, votedDown, pages }) => [
    card ?? '-',
    String(declined),
    String(votedDown),
    question.replace(/\s+/g, ' '),
    pages.join(' ') || '-',
  ]);
  const headings = ['CARD', 'DECLINED', 'VOTED DOWN', 'QUESTION', 'ON'];
  return report(misses, (width) =>
    rows.length === 0
      ? 'No misses.'
      : printTable([headings, ...rows], { width, right: [1, 2], whole: [0, 1, 2] }),
  );
}

export const declareAssistant: DeclareCommands = (program) => {
  const assistant = program
    .group('assistant', 'what parents ask the assistant, for the office', () => ['kidcode assistant misses'])
    .addHelpText(
      'after',
      '\nThe backend is that of SUPABASE_URL, with the key in SUPABASE_SERVICE_ROLE_KEY; npm start prints both for the sandbox.',
    );

  assistant
    .data(
      'misses',
      'questions that were not sure, given to a person or voted down, by the nearest card',
      () => ['kidcode assistant misses', 'kidcode assistant misses --since 2025-12-01 --json'],
    )
    .option('--since <day>', 'from this day on; without it the last four weeks', schoolDay)
    .answers(assistantMissesCommand);
};
