const BROWSER = new Set([
  'window',
  'document',
  'navigator',
  'location',
  'history',
  'localStorage',
  'sessionStorage',
  'matchMedia',
]);

/** Whether a reference is evaluated when its module is loaded: no function and no method stands around it. */
const runsAtLoad = ({ from }) => ['module', 'global', 'class-static-block'].includes(from.variableScope.type);

/** Whether it is only asked for, `typeof window`, or used where that was asked: `if (typeof window !== 'undefined')`. */
function isGuarded({ identifier }, textOf) {
  for (let node = identifier; node.parent; node = node.parent) {
    const { parent } = node;
    if (parent.type === 'UnaryExpression' && parent.operator === 'typeof') return true;
    const asks = parent.consequent === node && /^typeof \w+ !== 'undefined'/.test(textOf(parent.test));
    if (asks) return true;
  }
  return false;
}

/** Every module is loaded by the pre-renderer, too, where no browser is: what it has is used inside functions. */
export const noBrowserAtModuleScope = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      early: '{{name}} does not exist while pages are rendered at build time: use it inside a function.',
    },
  },
  create: (context) => ({
    'Program:exit'(node) {
      const scope = context.sourceCode.getScope(node);
      const known = scope.variables
        .filter(({ defs }) => defs.length === 0)
        .flatMap(({ references }) => references);
      for (const reference of new Set([...scope.through, ...known])) {
        const { name } = reference.identifier;
        if (!BROWSER.has(name) || reference.isTypeReference || !runsAtLoad(reference)) continue;
        if (isGuarded(reference, (test) => context.sourceCode.getText(test))) continue;
        context.report({ node: reference.identifier, messageId: 'early', data: { name } });
      }
    },
  }),
};
