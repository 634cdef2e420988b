import { TIME } from '@kidcode/current-school';
import * as v from 'valibot';
import { isEmail } from '@kidcode/leads';

import { askBackend, sessionFile, signIn, signOut } from '../backend';
import { BACKEND_NOTE, type DeclareCommands } from '../declare';
import { schoolDay } from '../option-parsers';
import { expected, report, type Outcome, badInput } from '../outcome';
import { listReport } from '../print-table';
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
  return listReport(misses, headings, rows, { none: 'No misses.', right: [1, 2], whole: [0, 1, 2] });
}

export const declareAssistant: DeclareCommands = (program) => {
  const assistant = program
    .group('assistant', 'what parents ask the assistant, for the office', () => ['kidcode assistant misses'])
    .addHelpText('after', BACKEND_NOTE);

  assistant
    .data(
      'misses',
      'questions that were not sure, given to a person or voted down, by the nearest card',
      () => ['kidcode assistant misses', 'kidcode assistant misses --since 2025-12-01 --json'],
    )
    .option('--since <day>', 'from this day on; without it the last four weeks', schoolDay)
    .answers(assistantMissesCommand);
};

async function signInCommand(surroundings: Surroundings, text: string): Promise<Outcome> {
  const email = text.trim();
  if (!isEmail(email)) return expected('an e-mail address', text);
  const password = (await surroundings.askHidden(`Password of ${email}: `)).replace(/\r?\n$/, '');
  if (password === '') return badInput('expected a password; got nothing');
  const session = await signIn(surroundings, email, password);
  if (!session.ok) return session;
  const file = sessionFile(surroundings.env);
  return report(
    { email: session.value.email, url: session.value.url, file },
    `Signed in as ${session.value.email} at ${session.value.url}. The session is kept in ${file ?? ''}, for you alone.`,
  );
}

async function signOutCommand(surroundings: Surroundings): Promise<Outcome> {
  const session = await signOut(surroundings);
  return report(
    { email: session?.email ?? null },
    session === null ? 'Nobody was signed in.' : `${session.email} is signed out.`,
  );
}

export const declareSignIn: DeclareCommands = (program) => {
  program
    .data('sign-in <email>', 'sign in to the office, for the commands of its people', () => [
      'kidcode sign-in staff@example.com < password.txt',
    ])
    .addHelpText(
      'after',
      '\nThe backend is that of SUPABASE_URL, with its public key in SUPABASE_ANON_KEY; npm start prints the address and two sample accounts.',
    )
    .answers(signInCommand);
};

export const declareSignOut: DeclareCommands = (program) => {
  program
    .data('sign-out', 'end the session of the office on this computer', () => ['kidcode sign-out'])
    .answers(signOutCommand);
};
