import type { Command } from 'commander';

import type { LinkFlags } from '../flags/link-flags';
import { dataCommand } from './data-command';
import type { DeclareCommands, JsonFlag } from './declare-context';
import { withExamples } from './with-examples';

type TrialFlags = JsonFlag & LinkFlags & { readonly program?: string; readonly course?: string };

const addPortal = (command: Command): Command =>
  command.option(
    '--portal <address>',
    'the portal (default: KIDCODE_PORTAL_URL, else the one the site is built with)',
  );

export const declareLink: DeclareCommands = (program, { finish, surroundings }) => {
  const link = program.command('link').description('links into the enrollment portal');
  withExamples(link, [
    'kidcode link trial --branch euless',
    'kidcode link consultation --branch online --json',
  ]);

  const trial = dataCommand(link, 'trial', 'the page for booking a free trial class', [
    'kidcode link trial --branch euless --program core',
    'kidcode link trial --branch flower-mound --program specialized --course ROBLOX_GAME --method Virtual --json',
  ])
    .option('--branch <id>', 'online, flower-mound or euless (default: online)')
    .option('--program <kind>', 'core or specialized (default: core)')
    .option('--course <name>', "program key, course code or CORE-LEVEL-n (default: the program's)")
    .option('--method <method>', 'In-Person, Virtual or Online (default: In-Person, online Online)');
  addPortal(trial).action(async (flags: TrialFlags) => {
    const { linkTrialCommand } = await import('../commands/link-trial');
    finish(linkTrialCommand(flags, surroundings), flags);
  });

  const consultation = dataCommand(link, 'consultation', 'the page for booking a free consultation', [
    'kidcode link consultation --branch euless --method In-Person',
    'kidcode link consultation --branch online --json',
  ])
    .option('--branch <id>', 'online, flower-mound or euless (default: flower-mound)')
    .option('--method <method>', 'In-Person or Virtual (default: In-Person, online Virtual)');
  addPortal(consultation).action(async (flags: JsonFlag & LinkFlags) => {
    const { linkConsultationCommand } = await import('../commands/link-consultation');
    finish(linkConsultationCommand(flags, surroundings), flags);
  });

  const camp = dataCommand(
    link,
    'camp <token>',
    'the page that takes a registration; - reads the token from stdin',
    [
      'kidcode link camp eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.e30.c2lnbmF0dXJl',
      'kidcode token camp --season winter --type weekly --weeks 1 --branch euless | kidcode link camp -',
    ],
  );
  addPortal(camp).action(async (token: string, flags: JsonFlag & LinkFlags) => {
    const { linkCampCommand } = await import('../commands/link-camp');
    finish(await linkCampCommand(token, flags, surroundings), flags);
  });
};
