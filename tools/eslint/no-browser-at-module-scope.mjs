import globals from 'globals';

/** What browsers have and Node has not, and what is there in Node without what a page needs of it. */
const BROWSER = new Set([
  ...Object.keys(globals.browser).filter((name) => !(name in globals['shared-node-browser'])),
  'navigator',
  'localStorage',
  'sessionStorage',
]);

/** What calls the function that it is given at once. */
const LOOPS = /^(map|flatMap|filter|forEach|reduce|some|every|find\w*|sort|toSorted|from)$/;

/** A function that is called where it is written. */
const isCalledAtOnce = (node) =>
  node.parent?.type === 'CallExpression' &&
  (node.parent.callee === node || LOOPS.test(node.parent.callee.property?.name));

/** Whether a function has a name by which it is called while its module is loaded. */
function isCalledByName({ block, upper }, asked) {
  const name = block.id?.name ?? block.parent.id?.name;
  const references = asked.has(block) ? [] : (upper.set.get(name)?.references ?? []);
  return references.some(
    (call) => isCalledAtOnce(call.identifier) && runsAtLoad(call, new Set([...asked, block])),
  );
}

/** Whether a reference is evaluated when its module is loaded: nothing that runs later stands around it. */
function runsAtLoad({ from }, asked = new Set()) {
  for (let scope = from; scope !== null; scope = scope.upper) {
    if (scope.type === 'function' && !isCalledAtOnce(scope.block) && !isCalledByName(scope, asked))
      return false;
    if (scope.type === 'class-field-initializer' && !scope.block.parent.static) return false;
  }
  return true;
}

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
        const { name: own, parent } = reference.identifier;
        const names =
          own !== 'globalThis'
            ? [own]
            : parent.object === reference.identifier
              ? [parent.property.name]
              : (parent.id?.properties ?? []).map(({ key }) => key?.name);
        const name = names.find((each) => BROWSER.has(each));
        if (!BROWSER.has(name) || reference.isTypeReference || !runsAtLoad(reference)) continue;
        if (isGuarded(reference, (test) => context.sourceCode.getText(test))) continue;
        context.report({ node: reference.identifier, messageId: 'early', data: { name } });
      }
    },
  }),
};
