import { builtinModules } from 'node:module';

/**
 * A string that an attribute of a selector is matched against; selectors take no slash.
 *
 * @param {string} attribute the path below the node, such as `value`.
 * @param {string} pattern source of the regular expression.
 * @param {string} [flags]
 */
const matches = (attribute, pattern, flags = '') => `[${attribute}=/${pattern}/${flags}]`;

const NODE_BUILTINS = `^(node:|(${builtinModules.filter((name) => /^[a-z_0-9]+$/.test(name)).join('|')})(\\u002F|$))`;
const HEX_COLOUR = '(^|[\\s:,("\'])#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})(?![\\w-])';

/** Named exports only, so that a name is the same everywhere; and what React 19 made superfluous. */
export const EVERYWHERE = [
  { selector: 'ExportDefaultDeclaration', message: 'Export by name.' },
  { selector: "ExportSpecifier[exported.name='default']", message: 'Export by name.' },
  { selector: "ImportSpecifier[imported.name='forwardRef']", message: 'React passes ref as a prop.' },
  { selector: "MemberExpression[property.name='forwardRef']", message: 'React passes ref as a prop.' },
  {
    selector: 'ImportSpecifier[imported.name=/^(UNSAFE_|__unsafe_)/]',
    message: 'Use what the library promises to keep (D-92).',
  },
];

const TAKE_TIME = 'Take the day or the time as an argument.';

/** Time, zone and chance are arguments (style 3), whatever way one reaches for them. */
export const CLOCK_AND_CHANCE = [
  { selector: "NewExpression[callee.name='Date'][arguments.length=0]", message: TAKE_TIME },
  { selector: "CallExpression[callee.name='Date']", message: TAKE_TIME },
  { selector: "MemberExpression[object.name='Date'][property.name='now']", message: TAKE_TIME },
  { selector: "MemberExpression[object.name='Date'][computed=true]", message: TAKE_TIME },
  { selector: "VariableDeclarator[init.name='Date']", message: TAKE_TIME },
  {
    selector: "MemberExpression[object.name=/^(globalThis|window|self)$/][property.name='Date']",
    message: TAKE_TIME,
  },
  { selector: "VariableDeclarator[init.name='globalThis']", message: TAKE_TIME },
  { selector: "MemberExpression[object.name='globalThis'][computed=true]", message: TAKE_TIME },
  {
    selector: "MemberExpression[property.name='resolvedOptions']",
    message: 'Take the time zone as an argument.',
  },
  {
    selector: "MemberExpression[object.name='Math'][property.name='random']",
    message: 'Take chance as an argument.',
  },
  { selector: "MemberExpression[object.name='Math'][computed=true]", message: 'Take chance as an argument.' },
  { selector: "VariableDeclarator[init.name='Math']", message: 'Take chance as an argument.' },
];

/** A library runs in browsers, in Deno and in the terminal. */
export const NODE = [
  {
    selector: `:matches(ImportDeclaration, ExportNamedDeclaration, ExportAllDeclaration, ImportExpression)${matches('source.value', NODE_BUILTINS)}`,
    message: 'A library knows no Node.',
  },
];

/** The store is read through the typed hooks. */
export const RAW_STORE_HOOKS = [
  {
    selector:
      "ImportDeclaration[source.value='react-redux'] > :matches(ImportSpecifier[imported.name=/^use(Selector|Dispatch|Store)$/], ImportNamespaceSpecifier)",
    message: 'Use the hooks of shared/store-hooks.',
  },
];

/** Sleeping islands are woken and a page keeps its place only through the site's own hook. */
export const RAW_NAVIGATION = [
  {
    selector:
      "ImportDeclaration[source.value=/^react-router/] > :matches(ImportSpecifier[imported.name='useNavigate'], ImportNamespaceSpecifier)",
    message: 'Use useSiteNavigate of shared/navigation.',
  },
  {
    selector: "JSXAttribute[name.name='preventScrollReset']",
    message: 'Only the data router reads it: write state={KEEPS_PLACE}.',
  },
];

/** Colours are theme tokens or the school's data. */
export const HEX_COLOURS = [
  { selector: `Literal${matches('value', HEX_COLOUR, 'i')}`, message: 'Name a token of the theme.' },
  {
    selector: `TemplateElement${matches('value.raw', HEX_COLOUR, 'i')}`,
    message: 'Name a token of the theme.',
  },
];

const USE_CODES = 'What a person can cause is a value with a code; a message is for people.';

/** No string matching on messages. */
export const MESSAGES = [
  {
    selector:
      "CallExpression[callee.object.property.name='message'][callee.property.name=/^(includes|indexOf|match|search|startsWith|endsWith)$/]",
    message: USE_CODES,
  },
  {
    selector:
      "CallExpression[callee.property.name=/^(test|exec)$/] > MemberExpression[property.name='message']",
    message: USE_CODES,
  },
];

/** A fence can only refuse what it can read. */
export const UNREADABLE = [
  {
    selector: "ImportExpression:not([source.type='Literal'])",
    message: 'Write the module as a plain string.',
  },
];
