import { Argument } from 'commander';

import type { Shell } from '../completion/shell';
import { SHELLS } from '../completion/shell';
import { dataCommand } from './data-command';
import type { DeclareCommands, JsonFlag } from './declare-context';

export const declareCompletion: DeclareCommands = (program, { finish, wholeProgram, words }) => {
  dataCommand(program, 'completion', 'a script that completes commands and options in a shell', {
    words,
    examples: () => [
      'kidcode completion bash > ~/.kidcode-completion.bash',
      'kidcode completion zsh > ~/.kidcode-completion.zsh',
    ],
  })
    .addArgument(new Argument('<shell>', 'the shell that reads it').choices(SHELLS))
    .addHelpText('after', '\nSource the file where your shell starts; it completes a linked `kidcode`.')
    .action(async (shell: Shell, flags: JsonFlag) => {
      const { completionCommand } = await import('../commands/completion');
      finish(completionCommand(shell, wholeProgram()), flags);
    });
};
