import type { CompletionPoint } from './completion-point';

/** A word that fish takes as it is. */
const quoted = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

/** Completion for fish. Files are offered where a command takes words of its own. */
export function fishScript(points: readonly CompletionPoint[]): string {
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
