import { dataCommand } from './data-command';
import type { DeclareCommands, JsonFlag } from './declare-context';

export const declareSignIn: DeclareCommands = (program, { finish, surroundings, words }) => {
  dataCommand(program, 'sign-in <email>', 'sign in to the office, for the commands of its people', {
    words,
    examples: () => ['kidcode sign-in staff@example.com < password.txt'],
  })
    .addHelpText(
      'after',
      '\nThe backend is that of SUPABASE_URL, with its public key in SUPABASE_ANON_KEY; npm start prints the address and two sample accounts.',
    )
    .action(async (email: string, flags: JsonFlag) => {
      const { signInCommand } = await import('../commands/sign-in');
      finish(await signInCommand(surroundings, email), flags);
    });
};

export const declareSignOut: DeclareCommands = (program, { finish, surroundings, words }) => {
  dataCommand(program, 'sign-out', 'end the session of the office on this computer', {
    words,
    examples: () => ['kidcode sign-out'],
  }).action(async (flags: JsonFlag) => {
    const { signOutCommand } = await import('../commands/sign-in');
    finish(await signOutCommand(surroundings), flags);
  });
};
