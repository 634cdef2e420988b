import { siteAddress } from '../option-parsers';
import { dataCommand } from './data-command';
import type { DeclareCommands, JsonFlag } from './declare-context';
import { withExamples } from './with-examples';

type VerifyFlags = JsonFlag & { readonly baseUrl?: string };

export const declareRoutes: DeclareCommands = (program, { finish, surroundings, words }) => {
  const routes = program.command('routes').description('the route table of the site');
  withExamples(routes, words, ({ paths }) => [
    ...paths.slice(0, 1).map((path) => `kidcode routes resolve ${path}`),
    'kidcode routes verify',
  ]);

  dataCommand(routes, 'list', 'every address of the site and what answers it', {
    words,
    examples: () => ['kidcode routes list', 'kidcode routes list --json'],
  }).action(async (flags: JsonFlag) => {
    const { routesListCommand } = await import('../commands/routes-list');
    finish(routesListCommand(surroundings), flags);
  });

  dataCommand(routes, 'resolve <path>', 'what answers a path', {
    words,
    examples: ({ paths }) => [
      ...paths.slice(0, 1).map((path) => `kidcode routes resolve ${path}`),
      ...paths.slice(-1).map((path) => `kidcode routes resolve ${path} --json`),
    ],
  }).action(async (path: string, flags: JsonFlag) => {
    const { routesResolveCommand } = await import('../commands/routes-resolve');
    finish(routesResolveCommand(path, surroundings), flags);
  });

  dataCommand(routes, 'verify', 'check the route table and every link of the site into it', {
    words,
    examples: () => [
      'kidcode routes verify',
      'kidcode routes verify --base-url http://localhost:4310 --json',
    ],
  })
    .option('--base-url <url>', 'also ask the running site at this address for every path', siteAddress)
    .action(async (flags: VerifyFlags) => {
      const { routesVerifyCommand } = await import('../commands/routes-verify');
      finish(await routesVerifyCommand(surroundings, flags.baseUrl), flags);
    });
};
