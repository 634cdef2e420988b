import { Argument, type Command } from 'commander';

import { type DeclareCommands, typed } from '../declare';
import { report } from '../outcome';

/** What may be typed after a command: its commands, the values of its argument where they are few, its options. */
type CompletionPoint = {
  /** The command so far, as it is typed: 'kidcode quote'. */
  readonly at: string;
  readonly words: readonly { readonly word: string; readonly about: string }[];
};

/** One point for every command, read from the program itself: there is no second list of commands. */
function completionPoints(command: Command): readonly CompletionPoint[] {
  const help = command.createHelp();
  const commands = help.visibleCommands(command).map((child) => ({
    word: child.name(),
    about: help.subcommandDescription(child),
  }));
  const values = command.registeredArguments.flatMap(({ argChoices, description }) =>
    (argChoices ?? []).map((word) => ({ word, about: description })),
  );
  const options = help
    .visibleOptions(command)
    .map((option) => ({ word: option.long ?? option.flags, about: help.optionDescription(option) }));
  return [
    { at: typed(command), words: [...commands, ...values, ...options] },
    ...command.commands.flatMap(completionPoints),
  ];
}

/** A word that bash and zsh take as it is. */
const quoteForShell = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

/** Completion for bash. Where nothing fits, bash offers files. */
function bashScript(points: readonly CompletionPoint[]): string {
  const places = points.map(({ at }) => quoteForShell(at)).join('|');
  const cases = points.map(({ at, words }) => {
    return `    ${quoteForShell(at)}) words=${quoteForShell(words.map(({ word }) => word).join(' '))} ;;`;
  });
  return [
    '# kidcode completion for bash: source this file.',
    '_kidcode() {',
    "  local at='kidcode' words='' index",
    '  for ((index = 1; index < COMP_CWORD; index++)); do',
    '    case "$at ${COMP_WORDS[index]}" in',
    `      ${places}) at="$at \${COMP_WORDS[index]}" ;;`,
    '    esac',
    '  done',
    '  case "$at" in',
    ...cases,
    '  esac',
    '  COMPREPLY=($(compgen -W "$words" -- "${COMP_WORDS[COMP_CWORD]}"))',
    '}',
    'complete -o default -F _kidcode kidcode',
  ].join('\n');
}

/** A word that fish takes as it is. */
const quoted = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

/** Completion for fish. Files are offered where a command takes words of its own. */
function fishScript(points: readonly CompletionPoint[]): string {
  const lines = points.flatMap(({ at, words }) =>
    words.map(({ word, about }) => {
      const where = `complete -c kidcode -n ${quoted(`__kidcode_at ${quoted(at)}`)}`;
      const what = word.startsWith('--') ? `-l ${word.slice(2)}` : `-f -a ${quoted(word)}`;
      return `${where} ${what} -d ${quoted(about)}`;
    }),
  );
  return [
    '# kidcode completion for fish: keep this file as ~/.config/fish/completions/kidcode.fish.',
    'function __kidcode_at',
    '  set -l at kidcode',
    '  for word in (commandline -opc)[2..-1]',
    '    switch "$at $word"',
    `      case ${points.map(({ at }) => quoted(at)).join(' ')}`,
    '        set at "$at $word"',
    '    end',
    '  end',
    '  test "$at" = "$argv[1]"',
    'end',
    ...lines,
  ].join('\n');
}

/** zsh parts a word from its description by a colon. */
const described = ({ word, about }: CompletionPoint['words'][number]): string =>
  quoteForShell(`${word.replaceAll(':', '\\:')}:${about}`);

/** Completion for zsh, to source or to lay into a folder of `fpath` as `_kidcode`. Where nothing fits, it offers files. */
function zshScript(points: readonly CompletionPoint[]): string {
  const places = points.map(({ at }) => quoteForShell(at)).join('|');
  const cases = points.map(({ at, words }) => {
    return `    (${quoteForShell(at)}) offers=(${words.map(described).join(' ')}) ;;`;
  });
  return [
    '#compdef kidcode',
    '# kidcode completion for zsh: source this file after compinit, or keep it as _kidcode in a folder of fpath.',
    '_kidcode() {',
    "  local at='kidcode' typed",
    '  local -a offers',
    '  for typed in "${(@)words[2,CURRENT-1]}"; do',
    '    case "$at $typed" in',
    `      (${places}) at="$at $typed" ;;`,
    '    esac',
    '  done',
    '  case "$at" in',
    ...cases,
    '  esac',
    "  _describe 'kidcode' offers || _files",
    '}',
    'if [[ "${funcstack[1]}" == _kidcode ]]; then _kidcode "$@"; else compdef _kidcode kidcode; fi',
  ].join('\n');
}

const SCRIPTS = { bash: bashScript, zsh: zshScript, fish: fishScript };
export const SHELLS = Object.keys(SCRIPTS);

export const declareCompletion: DeclareCommands = (program) => {
  program
    .data('completion', 'a script that completes commands and options in a shell', () => [
      'kidcode completion bash > ~/.kidcode-completion.bash',
      'kidcode completion zsh > ~/.kidcode-completion.zsh',
    ])
    .addArgument(new Argument('<shell>', 'the shell that reads it').choices(SHELLS))
    .addHelpText('after', '\nSource the file where your shell starts; it completes a linked `kidcode`.')
    .answers(async (_, shell: keyof typeof SCRIPTS) => {
      const script = SCRIPTS[shell](completionPoints(await program.context.wholeProgram()));
      return report({ shell, script }, script);
    });
};
