export type WordKind = 'plain' | 'comment' | 'text' | 'number' | 'keyword';

export interface CodeWord {
  readonly text: string;
  readonly kind: WordKind;
}

const PARTS =
  /(?<comment>--.*|#.*)|(?<text>"[^"]*"|'[^']*')|(?<number>\b\d+\b)|(?<keyword>\b(?:local|function|end|if|then|else|for|in|while|do|return|def|import|from|print|and|or|not)\b|<\/?\w+>?)/g;

/** Cuts a line of Lua, Python or HTML into words to colour. The words add up to the line. */
export function codeWords(line: string): readonly CodeWord[] {
  const words: CodeWord[] = [];
  let at = 0;
  for (const match of line.matchAll(PARTS)) {
    if (match.index > at) words.push({ text: line.slice(at, match.index), kind: 'plain' });
    words.push({ text: match[0], kind: kindOf(match.groups) });
    at = match.index + match[0].length;
  }
  if (at < line.length) words.push({ text: line.slice(at), kind: 'plain' });
  return words;
}

function kindOf(groups: Record<string, string | undefined> = {}): WordKind {
  const kinds = ['comment', 'text', 'number', 'keyword'] as const;
  return kinds.find((kind) => groups[kind] !== undefined) ?? 'plain';
}
