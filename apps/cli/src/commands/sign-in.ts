import { isEmail } from '@kidcode/leads';

import type { DeclareCommands } from '../declare';
import { sessionFile, signIn, signOut } from '../backend';
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
