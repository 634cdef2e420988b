import type { CompletionPoint } from './completion-point';
import { quoteForShell } from './quote-for-shell';

/** zsh parts a word from its description by a colon. */
const described = ({ word, about }: CompletionPoint['words'][number]): string =>
  quoteForShell(`${word.replaceAll(':', '\\:')}:${about}`);

/** Completion for zsh, to source or to lay into a folder of `fpath` as `_kidcode`. Where nothing fits, it offers files. */
export function zshScript(points: readonly CompletionPoint[]): string {
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
