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
const COLOUR = '(^|[\\s:,("\'])(#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})(?![\\w-])|(rgb|hsl|oklch)a?\\()';

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
  { selector: 'TSEnumDeclaration', message: 'Write a union of strings.' },
  {
    selector: "MemberExpression[object.type='MetaProperty'][property.name=/^glob/]",
    message: 'Import by name: a fence reads no patterns.',
  },
];

/** A module that is imported in any way. */
const importing = (pattern) =>
  `:matches(ImportDeclaration, ExportNamedDeclaration, ExportAllDeclaration, ImportExpression)${matches('source.value', pattern)}`;

/** A library runs in browsers, in Deno and in the terminal. */
export const NODE = [{ selector: importing(NODE_BUILTINS), message: 'A library knows no Node.' }];

/** Modules that nothing shipped may import, whatever project it is in. */
export const OUT_OF_PLACE = [
  {
    selector: "ImportSpecifier[imported.name='createRequire']",
    message: 'Import it: a fence reads imports.',
  },
  {
    selector: importing('^@kidcode\\u002F[^\\u002F]+\\u002F(testing|planting|open-school)$'),
    message: 'It is for tests.',
  },
  {
    selector: importing('^\\.{1,2}(\\u002F\\.\\.)*(\\u002Findex)?$'),
    message: 'Import the file that has it, not the door of its own house.',
  },
];

/** What the site takes only from the file of `apps/web/src/shared` that is named here. */
export const RAW = {
  'store-hooks': [
    {
      selector:
        "ImportDeclaration[source.value='react-redux'] > :matches(ImportSpecifier[imported.name=/^(use|create)(Selector|Dispatch|Store)(Hook)?$/], ImportNamespaceSpecifier)",
      message: 'Use the typed hooks of shared/store-hooks.',
    },
  ],
  // Sleeping islands are woken and a page keeps its place only through the site's own hook.
  navigation: [
    {
      selector:
        "ImportDeclaration[source.value=/^react-router/] > :matches(ImportSpecifier[imported.name='useNavigate'], ImportNamespaceSpecifier)",
      message: 'Use useSiteNavigate of shared/navigation.',
    },
    {
      selector: "JSXAttribute[name.name='preventScrollReset']",
      message: 'Only the data router reads it: write state={KEEPS_PLACE}.',
    },
  ],
  // What a browser keeps may be refused, and is not there while pages are rendered.
  'browser-storage': [
    {
      selector:
        ':matches(Identifier[name=/^((local|session)Storage|indexedDB|cookieStore)$/]:not(Property > .key), MemberExpression[property.name="cookie"])',
      message: 'Use shared/browser-storage.',
    },
  ],
};

/** Colours are theme tokens or the school's data. */
export const COLOURS = [
  { selector: `Literal${matches('value', COLOUR, 'i')}`, message: 'Name a token of the theme.' },
  { selector: `TemplateElement${matches('value.raw', COLOUR, 'i')}`, message: 'Name a token of the theme.' },
];

/** Nothing outside libs/pricing multiplies a price. */
export const PRICES = [
  {
    selector:
      'BinaryExpression[operator=/^[*\\u002F]$/] > :matches(MemberExpression[property.name=/([pP]rice|[tT]otal|[aA]mount)$/], Identifier[name=/([pP]rice|[aA]mount)$/])',
    message: 'Prices are made by libs/pricing.',
  },
];

/** What of a package nothing shipped may import. */
export const IMPORTS = [
  {
    group: ['date-fns', 'date-fns/*'],
    importNamePattern: '(Now|Today|Tomorrow|Yesterday)(Strict)?$|^is(Past|Future|This[A-Z])',
    message: 'It asks the clock: take the day or the time as an argument.',
  },
  {
    group: ['date-fns', 'date-fns/*'],
    importNamePattern:
      '^(is(Weekend|Same|First|Last|[A-Z][a-z]+day$)|(start|end|lastDay)Of|[gs]et[A-Z]|format)',
    message: "It reads the device's zone: name the zone.",
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
      ":matches(BinaryExpression[operator=/^[!=]==$/][right.value=/./], SwitchStatement) > MemberExpression[property.name='message']",
    message: USE_CODES,
  },
  {
    selector:
      "CallExpression[callee.object.callee.name='String'][callee.object.arguments.0.name=/^(error|failure|thrown|cause|reason|problem|e|err)$/]",
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
