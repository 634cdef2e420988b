/** One thing that a recipe tells to do, as it is written in CONTRIBUTING. */
export type RecipeStep =
  | { readonly kind: 'put'; readonly file: string }
  | { readonly kind: 'create'; readonly file: string; readonly text: string }
  | { readonly kind: 'delete'; readonly file: string }
  | { readonly kind: 'change'; readonly file: string; readonly from: string; readonly to: string };

export type Recipe = { readonly title: string; readonly steps: readonly RecipeStep[] };

const BLOCK = '\\n\\n```\\w*\\n([^]*?)```\\n';
/** A text that has fences of its own stands between four. */
const PAGE = '\\n\\n````\\w*\\n([^]*?)````\\n';
const STEP = new RegExp(
  [
    `Create \`([^\`]+)\` with this text:${PAGE}`,
    `Create \`([^\`]+)\` with this text:${BLOCK}`,
    `In \`([^\`]+)\`, below${BLOCK}\\nadd${BLOCK}`,
    `In \`([^\`]+)\`, change${BLOCK}\\nto${BLOCK}`,
    'Delete `([^`]+)`[.]',
    'Put a \\w+ as `([^`]+)`',
  ].join('|'),
  'g',
);

function stepsIn(section: string): readonly RecipeStep[] {
  return [...section.matchAll(STEP)].map(
    ([
      ,
      page,
      words = '',
      created,
      text = '',
      below,
      line = '',
      added = '',
      changed,
      from = '',
      to = '',
      deleted,
      put,
    ]) => {
      if (deleted !== undefined) return { kind: 'delete', file: deleted };
      if (put !== undefined) return { kind: 'put', file: put };
      if (page !== undefined) return { kind: 'create', file: page, text: words };
      if (created !== undefined) return { kind: 'create', file: created, text };
      if (below !== undefined) return { kind: 'change', file: below, from: line, to: line + added };
      return { kind: 'change', file: changed ?? '', from, to };
    },
  );
}

/** The recipes of CONTRIBUTING: its sections that tell what to write into which file. */
export function readRecipes(contributing: string): readonly Recipe[] {
  // Headlines of a text that is shown belong to that text.
  return contributing
    .replace(/^(`{3,4})\w+$[^]*?^\1$/gm, (shown) => shown.replace(/^## /gm, '\0## '))
    .split(/^## /m)
    .slice(1)
    .map((section) => section.replaceAll('\0', ''))
    .map((section) => ({ title: section.split('\n', 1)[0] ?? '', steps: stepsIn(section) }))
    .filter(({ steps }) => steps.length > 0);
}
