import { siteAddress } from '../option-parsers';
import { dataCommand } from './data-command';
import type { DeclareCommands, JsonFlag } from './declare-context';

type DoctorFlags = JsonFlag & { readonly baseUrl: string };

export const declareDoctor: DeclareCommands = (program, { finish, surroundings, words }) => {
  dataCommand(program, 'doctor', 'check a deployed site and its services from outside', {
    words,
    examples: () => [
      'kidcode doctor --base-url http://localhost:4310',
      'kidcode doctor --json --base-url http://localhost:4310',
    ],
  })
    .requiredOption('--base-url <url>', 'the address of the deployed site', siteAddress)
    .action(async (flags: DoctorFlags) => {
      const { doctorCommand } = await import('../commands/doctor');
      finish(await doctorCommand(flags.baseUrl, surroundings), flags);
    });
};
