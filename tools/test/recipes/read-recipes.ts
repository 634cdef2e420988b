/** One thing that a recipe tells to do, as it is written in CONTRIBUTING. */
export type RecipeStep =
  | { readonly kind: 'put'; readonly file: string }
  | { readonly kind: 'create'; readonly file: string; readonly text: string }
  | { readonly kind: 'copy'; readonly from: string; readonly file: string }
  | { readonly kind: 'delete'; readonly file: string }
  | { readonly kind: 'change'; readonly file: string; readonly from: string; readonly to: string };

export type Recipe = {
  readonly title: string;
  readonly steps: readonly RecipeStep[];
  /** Its lines that are not empty, the headline, too. */
  readonly lines: number;
};

const BLOCK = '\\n\\n```\\w*\\n([^]*?)```\\n';
const STEP = new RegExp(
  [
    `Create \`([^\`]+)\` with this text:${BLOCK}`,
    `In \`([^\`]+)\`, below${BLOCK}\\nadd${BLOCK}`,
    'In `([^`]+)`:\\n\\n```diff\\n([^]*?)```\\n',
    'Copy `([^`]+)` to `([^`]+)`[.]',
    'Delete `([^`]+)`[.]',
    'Put a \\w+ as `([^`]+)`',
  ].join('|'),
  'g',
);

/** The lines of a change that were there, or that are there afterwards; each begins with its sign. */
const linesBut = (sign: string, change: string): string =>
  change
    .split(/(?<=\n)/)
    .filter((line) => !line.startsWith(sign))
    .map((line) => line.slice(1))
    .join('');

function stepsIn(section: string): readonly RecipeStep[] {
  return [...section.matchAll(STEP)].map(
    ([
      ,
      created,
      text = '',
      below,
      line = '',
      added = '',
      changed = '',
      change = '',
      copied,
      file = '',
      deleted,
      put,
    ]) => {
      if (deleted !== undefined) return { kind: 'delete', file: deleted };
      if (put !== undefined) return { kind: 'put', file: put };
      if (copied !== undefined) return { kind: 'copy', from: copied, file };
      if (created !== undefined) return { kind: 'create', file: created, text };
      if (below !== undefined) return { kind: 'change', file: below, from: line, to: line + added };
      return { kind: 'change', file: changed, from: linesBut('+', change), to: linesBut('-', change) };
    },
  );
}

/** The recipes of CONTRIBUTING: its sections that tell what to write into which file. */
export function readRecipes(contributing: string): readonly Recipe[] {
  return contributing
    .split(/^## /m)
    .slice(1)
    .map((section) => ({
      title: section.split('\n', 1)[0] ?? '',
      steps: stepsIn(section),
      lines: section.split('\n').filter((line) => line.trim() !== '').length,
    }))
    .filter(({ steps }) => steps.length > 0);
}
