import type { CompletionPoint } from './completion-point';
import { quoteForShell } from './quote-for-shell';

/** Completion for bash. Where nothing fits, bash offers files. */
export function bashScript(points: readonly CompletionPoint[]): string {
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
