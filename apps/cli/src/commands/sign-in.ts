import { isEmail } from '@kidcode/leads';

import { dataCommand } from '../declare/data-command';
import type { DeclareCommands, JsonFlag } from '../declare/declare-context';
import { sessionFile, signIn, signOut } from '../leads/session';
import { badInput, report, type Outcome } from '../outcome';
import type { Surroundings } from '../surroundings';

/** `kidcode sign-in`: the password is asked for without showing it, or read from the standard input. */
async function signInCommand(surroundings: Surroundings, text: string): Promise<Outcome> {
  const email = text.trim();
  if (!isEmail(email)) return badInput(`expected an e-mail address; got ${JSON.stringify(text)}`);
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

/** `kidcode sign-out`: ends the session and forgets it. */
async function signOutCommand(surroundings: Surroundings): Promise<Outcome> {
  const session = await signOut(surroundings);
  return report(
    { email: session?.email ?? null },
    session === null ? 'Nobody was signed in.' : `${session.email} is signed out.`,
  );
}

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
      finish(await signInCommand(surroundings, email), flags);
    });
};

export const declareSignOut: DeclareCommands = (program, { finish, surroundings, words }) => {
  dataCommand(program, 'sign-out', 'end the session of the office on this computer', {
    words,
    examples: () => ['kidcode sign-out'],
  }).action(async (flags: JsonFlag) => {
    finish(await signOutCommand(surroundings), flags);
  });
};
