import type { Command } from 'commander';

import type { LinkFlags } from '../flags/link-flags';
import { dataCommand } from './data-command';
import type { DeclareCommands, JsonFlag } from './declare-context';
import { branchesNote } from './school-notes';
import { withExamples, withNotes } from './with-examples';

type TrialFlags = JsonFlag & LinkFlags & { readonly program?: string; readonly course?: string };

const addPortal = (command: Command): Command =>
  command.option(
    '--portal <address>',
    'the portal (default: KIDCODE_PORTAL_URL, else the one the site is built with)',
  );

export const declareLink: DeclareCommands = (program, { finish, surroundings, words }) => {
  const link = program.command('link').description('links into the enrollment portal');
  withExamples(link, words, ({ branches, centers: [first] }) => [
    `kidcode link trial --branch ${first}`,
    `kidcode link consultation --branch ${branches[0]} --json`,
  ]);

  const trial = dataCommand(link, 'trial', 'the page for booking a free trial class', {
    words,
    examples: ({ centers, programs }) => [
      `kidcode link trial --branch ${centers[0]} --program core`,
      ...programs
        .slice(0, 1)
        .map(
          (key) =>
            `kidcode link trial --branch ${centers.at(-1)} --program specialized --course ${key} --method Virtual --json`,
        ),
    ],
  })
    .option('--branch <id>', 'a branch, see below')
    .option('--program <kind>', 'core or specialized (default: core)')
    .option('--course <name>', "program key, course code or CORE-LEVEL-n (default: the program's)")
    .option('--method <method>', 'In-Person, Virtual or Online (default: In-Person, online Online)');
  withNotes(trial, words, (school) => [...branchesNote(school), `Without --branch: ${school.trialBranch}.`]);
  addPortal(trial).action(async (flags: TrialFlags) => {
    const { linkTrialCommand } = await import('../commands/link-trial');
    finish(linkTrialCommand(flags, surroundings), flags);
  });

  const consultation = dataCommand(link, 'consultation', 'the page for booking a free consultation', {
    words,
    examples: ({ branches, centers: [first] }) => [
      `kidcode link consultation --branch ${first} --method In-Person`,
      `kidcode link consultation --branch ${branches[0]} --json`,
    ],
  })
    .option('--branch <id>', 'a branch, see below')
    .option('--method <method>', 'In-Person or Virtual (default: In-Person, online Virtual)');
  withNotes(consultation, words, (school) => [
    ...branchesNote(school),
    `Without --branch: ${school.consultationBranch}.`,
  ]);
  addPortal(consultation).action(async (flags: JsonFlag & LinkFlags) => {
    const { linkConsultationCommand } = await import('../commands/link-consultation');
    finish(linkConsultationCommand(flags, surroundings), flags);
  });

  const camp = dataCommand(
    link,
    'camp <token>',
    'the page that takes a registration; - reads the token from stdin',
    {
      words,
      examples: ({ camps, centers: [first] }) => [
        'kidcode link camp eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.e30.c2lnbmF0dXJl',
        ...camps
          .slice(0, 1)
          .map((flags) => `kidcode token camp ${flags} --branch ${first} | kidcode link camp -`),
      ],
    },
  );
  addPortal(camp).action(async (token: string, flags: JsonFlag & LinkFlags) => {
    const { linkCampCommand } = await import('../commands/link-camp');
    finish(await linkCampCommand(token, flags, surroundings), flags);
  });
};
