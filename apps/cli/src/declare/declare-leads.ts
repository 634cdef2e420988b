import { LEAD_KINDS } from '@kidcode/leads';
import { Option, type Command } from 'commander';

import type { LeadFilter } from '../commands/leads';
import { dataCommand } from './data-command';
import type { DeclareCommands, JsonFlag } from './declare-context';
import { schoolDay } from '../option-parsers';
import { withExamples } from './with-examples';

const EXAMPLE = 'KC-7Q2M-X4RT-9D1A';

type FilterFlags = JsonFlag & LeadFilter;

const filtered = (command: Command): Command =>
  command
    .option('--since <day>', 'only those received on this day or later', schoolDay)
    .addOption(new Option('--kind <kind>', 'only those of one form').choices(LEAD_KINDS))
    .option('--open', 'only those that nobody has marked as done')
    .option('--unmailed', 'only those that were stored and not mailed for a quarter of an hour');

const filterOf = ({ since, kind, open, unmailed }: FilterFlags): LeadFilter => ({
  ...(since !== undefined && { since }),
  ...(kind !== undefined && { kind }),
  ...(open === true && { open }),
  ...(unmailed === true && { unmailed }),
});

export const declareLeads: DeclareCommands = (program, { finish, surroundings, words }) => {
  const leads = program.command('leads').description('what parents have sent, for the office');
  withExamples(leads, words, () => [
    'kidcode leads list --open',
    `kidcode leads show ${EXAMPLE}`,
  ]).addHelpText(
    'after',
    '\nPeople sign in first: kidcode sign-in. A job has the address in SUPABASE_URL and the key in SUPABASE_SERVICE_ROLE_KEY instead; npm start prints both for the sandbox.',
  );

  filtered(
    dataCommand(leads, 'list', 'the requests of parents, the newest first', {
      words,
      examples: () => [
        'kidcode leads list --open',
        'kidcode leads list --unmailed',
        'kidcode leads list --kind coupon --since 2025-12-01 --json',
      ],
    }),
  ).action(async (flags: FilterFlags) => {
    const { leadsListCommand } = await import('../commands/leads');
    finish(await leadsListCommand(surroundings, filterOf(flags)), flags);
  });

  dataCommand(leads, 'show <reference>', 'everything about one request', {
    words,
    examples: () => [`kidcode leads show ${EXAMPLE}`, `kidcode leads show ${EXAMPLE} --json`],
  }).action(async (reference: string, flags: JsonFlag) => {
    const { leadsShowCommand } = await import('../commands/leads');
    finish(await leadsShowCommand(surroundings, reference), flags);
  });

  dataCommand(leads, 'done <reference>', 'mark a request as answered', {
    words,
    examples: () => [`kidcode leads done ${EXAMPLE}`],
  }).action(async (reference: string, flags: JsonFlag) => {
    const { leadsDoneCommand } = await import('../commands/leads');
    finish(await leadsDoneCommand(surroundings, reference), flags);
  });

  filtered(
    dataCommand(leads, 'export', 'the requests with all that is kept of them, for a spreadsheet', {
      words,
      examples: () => ['kidcode leads export --csv > leads.csv', 'kidcode leads export --open --json'],
    }),
  )
    .option('--csv', 'print CSV, as without this option')
    .action(async (flags: FilterFlags) => {
      const { leadsExportCommand } = await import('../commands/leads');
      finish(await leadsExportCommand(surroundings, filterOf(flags)), flags);
    });

  dataCommand(leads, 'erase <who>', 'remove a person, by reference or e-mail address', {
    words,
    examples: () => [`kidcode leads erase ${EXAMPLE}`, 'kidcode leads erase parent@example.com --json'],
  }).action(async (who: string, flags: JsonFlag) => {
    const { leadsEraseCommand } = await import('../commands/leads');
    finish(await leadsEraseCommand(surroundings, who), flags);
  });
};
