import { bashScript } from './bash-script';
import type { CompletionPoint } from './completion-point';
import { fishScript } from './fish-script';
import type { Shell } from './shell';
import { zshScript } from './zsh-script';

const SCRIPTS = { bash: bashScript, zsh: zshScript, fish: fishScript } as const satisfies Record<
  Shell,
  (points: readonly CompletionPoint[]) => string
>;

/** What a shell reads to complete the command line. @param points the program's own, the whole tree. */
export const completionScript = (shell: Shell, points: readonly CompletionPoint[]): string =>
  SCRIPTS[shell](points);
