/** What a name alone does not say: a promise, a value or its error, an amount. */
const TELLING = new Set(['Promise', 'Result', 'Cents']);

/** The telling type that a function says it returns, alone or as one of several; a promise where it is async. */
function tellingType(node) {
  const type = node?.returnType?.typeAnnotation;
  const names = [type, ...(type?.types ?? [])].map((each) => each?.typeName?.name);
  return names.find((name) => TELLING.has(name)) ?? (node?.async ? 'Promise' : undefined);
}

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
      const type = functions.map(tellingType).find((name) => name !== undefined);
      const comment = sourceCode.getCommentsBefore(node).at(-1)?.value ?? '';
      if (type !== undefined && !comment.includes('@returns'))
        report({ node, messageId: 'returns', data: { type } });
    },
  }),
};
