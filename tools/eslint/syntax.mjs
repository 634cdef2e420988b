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
const COLOUR =
  '(^|[\\s:,("\'])(#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})(?![\\w-])|((rgb|hsl)a?|hwb|(ok)?l(ab|ch))\\()';
/** Names of colours; black and white are what a print and a QR code are made of. */
const NAMED_COLOUR =
  '^((light|dark|medium|pale|deep|hot)?(red|green|blue|yellow|orange|purple|pink|gr[ae]y|cyan|magenta|brown|violet|salmon|coral|gold|khaki|turquoise|orchid)|tomato|teal|navy|olive|maroon|lime|aqua|fuchsia|silver|crimson|indigo|ivory|lavender|beige|plum|tan)$';

/** A name taken from a module, to use it or to hand it on. */
function named(name) {
  return `:matches(ImportSpecifier[imported.name=${name}], ExportSpecifier[local.name=${name}])`;
}

/** Code that is refused, by what selects it. */
const refuse = (message, ...selectors) => selectors.map((selector) => ({ selector, message }));

/** Named exports only, so that a name is the same everywhere; and what React 19 made superfluous. */
export const EVERYWHERE = [
  ...refuse(
    'Export by name.',
    'ExportDefaultDeclaration',
    "ExportSpecifier[exported.name='default']",
    "ExportAllDeclaration[exported.name='default']",
  ),
  ...refuse(
    'React passes ref as a prop.',
    named("'forwardRef'"),
    "MemberExpression[property.name='forwardRef']",
  ),
  ...refuse(
    'Use what the library promises to keep (D-92).',
    named('/^(UNSAFE_|__unsafe_)/'),
    'ObjectPattern > Property[key.name=/^UNSAFE_/]',
    'MemberExpression[property.name=/^UNSAFE_/]',
  ),
  ...refuse('Write a union of strings.', 'TSEnumDeclaration'),
  ...refuse(
    'Import by name: a fence reads no patterns.',
    "MemberExpression[object.type='MetaProperty'][property.name=/^glob/]",
  ),
];

/** A module that is imported in any way. */
const importing = (pattern) =>
  `:matches(ImportDeclaration, ExportNamedDeclaration, ExportAllDeclaration, ImportExpression)${matches('source.value', pattern)}`;

/** A library runs in browsers, in Deno and in the terminal. */
export const NODE = refuse('A library knows no Node.', importing(NODE_BUILTINS));

/** Modules that nothing shipped may import, whatever project it is in. */
export const OUT_OF_PLACE = [
  ...refuse(
    'Import it: a fence reads imports.',
    "ImportSpecifier[imported.name='createRequire']",
    "MemberExpression[property.name='createRequire']",
  ),
  ...refuse(
    'It is for tests.',
    importing('^@kidcode\\u002F[^\\u002F]+\\u002F(testing|planting|open-school)$'),
    importing('^(\\.{1,2}\\u002F)+test\\u002F'),
  ),
  ...refuse(
    'Import the file that has it, not the door of its own house.',
    importing('^\\.{1,2}(\\u002F\\.\\.)*(\\u002Findex(\\.ts)?)?$'),
  ),
];

/** What the site takes only from the file of `apps/web/src/shared` that is named here. */
export const RAW = {
  'store-hooks': refuse(
    'Use the typed hooks of shared/store-hooks.',
    "ImportDeclaration[source.value='react-redux'] > :matches(ImportSpecifier[imported.name=/^((use|create)(Selector|Dispatch|Store)(Hook)?|ReactReduxContext|connect)$/], ImportNamespaceSpecifier)",
    ":matches(ExportNamedDeclaration, ExportAllDeclaration)[source.value='react-redux']",
  ),
  // Sleeping islands are woken and a page keeps its place only through the site's own hook.
  navigation: [
    ...refuse(
      'Use useSiteNavigate of shared/navigation.',
      "ImportDeclaration[source.value=/^react-router/] > :matches(ImportSpecifier[imported.name='useNavigate'], ImportNamespaceSpecifier)",
      ':matches(ExportNamedDeclaration, ExportAllDeclaration)[source.value=/^react-router/]',
    ),
    ...refuse(
      'Only the data router reads it: write state={KEEPS_PLACE}.',
      "JSXAttribute[name.name='preventScrollReset']",
    ),
  ],
  // What a browser keeps may be refused, and is not there while pages are rendered.
  'browser-storage': refuse(
    'Use shared/browser-storage.',
    'Identifier[name=/^((local|session)Storage|indexedDB|cookieStore|caches)$/]:not(ObjectExpression > Property > .key)',
    'MemberExpression[property.value=/^((local|session)Storage|indexedDB|cookieStore|caches|cookie)$/]',
    'MemberExpression[property.name="cookie"]',
    'ObjectPattern > Property[key.name="cookie"]',
  ),
};

/** Colours are theme tokens or the school's data. */
export const COLOURS = refuse(
  'Name a token of the theme.',
  `Literal${matches('value', COLOUR, 'i')}`,
  `TemplateElement${matches('value.raw', COLOUR, 'i')}`,
  `:matches(JSXAttribute[name.name=/^(bg|fill|stroke)$|[cC]olor$|^background/], Property[key.name=/^(bg|fill|stroke)$|[cC]olor$|^background$/]) > Literal.value${matches('value', NAMED_COLOUR, 'i')}`,
);

/** Nothing outside libs/pricing multiplies a price. */
export const PRICES = [
  ...refuse(
    'Prices are made by libs/pricing.',
    'BinaryExpression[operator=/^[*\\u002F]$/] :matches(MemberExpression[property.name=/([pP]rice|[tT]otal|[aA]mount|payments)$/], Identifier[name=/([pP]rice|[aA]mount)$/])',
  ),
  ...refuse(
    'Prices are made by libs/pricing; write what is no price as a new value.',
    'AssignmentExpression[operator=/^[*\\u002F]=$/]',
  ),
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
      '^(is(Weekend|Same|First|Last|[A-Z][a-z]+day$)|(start|end|lastDay)Of|[gs]et[A-Z]|format|lightFormat|intl|parse$|differenceInCalendar|each|next[A-Z]|previous[A-Z])',
    message: "It reads the device's zone: name the zone.",
  },
];

/** No string matching on messages. */
export const MESSAGES = refuse(
  'What a person can cause is a value with a code; a message is for people.',
  "CallExpression[callee.property.name=/^(includes|indexOf|match|search|startsWith|endsWith)$/] > MemberExpression.callee MemberExpression[property.name='message']",
  ":matches(BinaryExpression[operator=/^[!=]==$/]:matches([right.value=/./], [left.value=/./]), SwitchStatement) > MemberExpression[property.name='message']",
  "CallExpression[callee.object.callee.name='String'][callee.object.arguments.0.name=/^(error|failure|thrown|cause|reason|problem|e|err)$/]",
  "CallExpression[callee.property.name=/^(test|exec)$/] > MemberExpression[property.name='message']",
);

/** Packages that ask the clock where an argument is missing. */
export const CLOCK_IN_PACKAGES = [
  ...refuse(
    'It asks the clock: say the time.',
    "NewExpression[callee.name='TZDate'][arguments.length<2]",
    "CallExpression[callee.object.name='TZDate']",
    "CallExpression[callee.property.name='createEvent']:not(:has(Property[key.name='stamp']))",
  ),
  ...refuse(
    'Call createEvent, with a stamp: without one it asks the clock.',
    "CallExpression[callee.name='ical'] > ObjectExpression > Property[key.name='events']",
    "NewExpression[callee.name='ICalEvent']",
  ),
];

/** A module says what there is; what is done, somebody calls. */
export const AT_LOAD = refuse(
  'A module that is loaded does nothing: export it, and let an entry call it.',
  'Program > ExpressionStatement > :matches(CallExpression, AwaitExpression, UnaryExpression)',
);

/** What a browser has not: a part of the site is no program of Node, and no module is found by its address. */
export const IN_BROWSER = [
  ...refuse('The site runs in a browser.', importing(NODE_BUILTINS)),
  ...refuse(
    'Settings are read once, in apps/web/build.',
    "MemberExpression[object.object.name='process'][object.property.name='env']:not([property.name='NODE_ENV'])",
    "VariableDeclarator[init.object.name='process']",
  ),
  ...refuse(
    'Import it: a fence reads imports.',
    "NewExpression[callee.name='URL'][arguments.1.object.type='MetaProperty']",
  ),
];

/** A test that is left alone, left out or says nothing. */
export const IN_TESTS = [
  ...refuse(
    'Every test runs.',
    'MemberExpression[object.name=/^(it|test|describe)$/][property.name=/^(only|skip|todo)$/]',
    'Identifier[name=/^(f|x)(it|describe|test)$/]',
  ),
  ...refuse(
    'A test expects something.',
    'CallExpression[callee.name=/^(it|test)$/] > :matches(ArrowFunctionExpression, FunctionExpression):not(:has(Identifier[name=/^(expect|assert|fc$)/]))',
  ),
];

/** A fence can only refuse what it can read. */
export const UNREADABLE = refuse(
  'Write the module as a plain string.',
  "ImportExpression:not([source.type='Literal'])",
);
