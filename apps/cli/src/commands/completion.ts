import type { Command } from 'commander';

import { completionPoints } from '../completion/completion-point';
import { completionScript } from '../completion/completion-script';
import type { Shell } from '../completion/shell';
import type { Outcome } from '../outcome';
import { report } from '../outcome';

/** `kidcode completion SHELL`: the script that lets a shell complete what is typed after `kidcode`. */
export function completionCommand(shell: Shell, program: Command): Outcome {
  const script = completionScript(shell, completionPoints(program));
  return report({ shell, script }, script);
}
