import { badInput } from './outcome';

type Read<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: { readonly message: string } };

/** Reads one of some words, whatever its letter case. @param flag names the option in the error. */
export function readChoice<T extends string>(flag: string, choices: readonly T[], text: string): Read<T> {
  const value = choices.find((choice) => choice.toLowerCase() === text.toLowerCase());
  if (value !== undefined) return { ok: true, value };
  return badInput(`${flag}: expected ${choices.join(', ')}; got ${JSON.stringify(text)}`);
}
