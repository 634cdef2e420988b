import { TIME } from '@kidcode/current-school';

import { readBackend } from '../leads/backend';
import { badInput, report, type Outcome } from '../outcome';
import { printTable } from '../print-table';
import type { Surroundings } from '../surroundings';

/** A question that the assistant could not answer, or answered badly. */
type Miss = {
  readonly question: string;
  /** How often it was told that the pages do not answer it. */
  readonly declined: number;
  readonly votedDown: number;
  /** Paths of the pages on which it was voted down. */
  readonly pages: readonly string[];
};

const isMiss = (value: unknown): value is Miss =>
  typeof value === 'object' &&
  value !== null &&
  typeof Reflect.get(value, 'question') === 'string' &&
  ['declined', 'votedDown'].every((name) => typeof Reflect.get(value, name) === 'number') &&
  Array.isArray(Reflect.get(value, 'pages'));

/** `kidcode assistant misses`: the questions that were declined or voted down since a day of the school, else in the last four weeks. */
export async function assistantMissesCommand(
  surroundings: Surroundings,
  { since }: { readonly since?: string },
): Promise<Outcome> {
  const backend = readBackend(surroundings);
  if (!backend.ok) return backend;
  const filter = { ...(since !== undefined && { since }), zone: TIME.zone };
  const answer = await backend.value('chat_misses', { p_filter: filter });
  if (!answer.ok) return answer;
  if (!Array.isArray(answer.value) || !answer.value.every(isMiss)) {
    return badInput('expected questions from the backend; got something else');
  }
  const misses = answer.value;
  const rows = misses.map(({ question, declined, votedDown, pages }) => [
    String(declined),
    String(votedDown),
    question.replace(/\s+/g, ' '),
    pages.join(' ') || '-',
  ]);
  const headings = ['DECLINED', 'VOTED DOWN', 'QUESTION', 'ON'];
  return report(misses, (width) =>
    rows.length === 0
      ? 'No misses.'
      : printTable([headings, ...rows], { width, right: [0, 1], whole: [0, 1] }),
  );
}
