import { dirname, relative, resolve, sep } from 'node:path';

/** The place of a file below a folder, as segments; null outside of it. */
function placeIn(folder, file) {
  const path = relative(folder, file);
  return path === '' || path.startsWith('..')
    ? null
    : path.split(sep).map((part) => part.replace(/\.tsx?$/, ''));
}

/**
 * Which parts of a folder may import which others, however they import: statically, by re-export, for types only or
 * with `import()`. A part is a direct child of the folder, a subfolder or a file.
 *
 * Each option is one territory: `root`, the folder from the workspace; `arrows`, for a part the parts that it may
 * import besides itself (a part that is not named may import none); `message`, what to do instead.
 */
export const arrows = {
  meta: {
    type: 'problem',
    schema: { type: 'array', items: { type: 'object', required: ['root', 'arrows', 'message'] } },
    messages: { refused: '{{from}} may not import {{to}}. {{message}}' },
  },
  create(context) {
    const workspace = resolve(import.meta.dirname, '../..');
    const territories = context.options.flatMap(({ root, ...rest }) => {
      const folder = resolve(workspace, root);
      const from = placeIn(folder, context.filename)?.[0];
      return from === undefined ? [] : [{ ...rest, folder, from }];
    });
    const check = (node) => {
      const specifier = node?.value;
      if (typeof specifier !== 'string' || !specifier.startsWith('.')) return;
      const target = resolve(dirname(context.filename), specifier);
      for (const { folder, from, arrows: allowed, message } of territories) {
        const to = placeIn(folder, target)?.[0];
        if (to === undefined || to === from || allowed[from]?.includes(to)) continue;
        context.report({ node, messageId: 'refused', data: { from, to, message } });
      }
    };
    if (territories.length === 0) return {};
    return {
      ImportDeclaration: ({ source }) => check(source),
      ExportNamedDeclaration: ({ source }) => check(source),
      ExportAllDeclaration: ({ source }) => check(source),
      ImportExpression: ({ source }) => check(source),
      TSImportType: ({ source }) => check(source),
    };
  },
};
