/** What a name alone does not say: a promise, a value or its error, an amount. */
const TELLING = new Set(['Promise', 'Result', 'Cents']);

const returnTypeOf = (node) => node?.returnType?.typeAnnotation?.typeName?.name;

/** A public function that promises something, may fail with a code or returns an amount says what, with `@returns`. */
export const sayReturns = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: { returns: 'Say with @returns what {{type}} holds: the unit, the codes, when it rejects.' },
  },
  create: ({ sourceCode, report }) => ({
    ExportNamedDeclaration(node) {
      const { declaration } = node;
      const functions =
        declaration?.type === 'FunctionDeclaration'
          ? [declaration]
          : (declaration?.declarations ?? []).map(({ init }) => init);
      const type = functions.map(returnTypeOf).find((name) => TELLING.has(name));
      const comment = sourceCode.getCommentsBefore(node).at(-1)?.value ?? '';
      if (type !== undefined && !comment.includes('@returns'))
        report({ node, messageId: 'returns', data: { type } });
    },
  }),
};
