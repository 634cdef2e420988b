import { createSystem, defaultBaseConfig, type SystemStyleObject } from '@chakra-ui/react';
import { themeConfig } from '../src/theme/system';
import { sampleSystem as system } from './sample-accents';
import { styleUsesIn, styleUsesOfWorkspace, type StyleUse } from './style-uses';

/** The same theme on Chakra's whole base; the dark condition is this site's own. */
const stock = createSystem(
  defaultBaseConfig,
  { conditions: { dark: system.conditions.resolve('_dark') } },
  themeConfig,
);
const STOCK_KEYS = new Set([...stock.utility.keys(), ...stock.conditions.keys()]);

const BREAKPOINTS = Object.keys(themeConfig.theme?.breakpoints ?? {});
const categories = [...stock.tokens.categoryMap].filter(([category]) => category !== 'breakpoints');
const TOKEN_NAMES = categories.flatMap(([, tokens]) => [...tokens.keys()]);

/** The stock background also sets a variable, which nothing on this site reads. */
const cssOf = ({ css }: typeof system, key: string, value: unknown): string =>
  JSON.stringify(css({ [key]: value } as SystemStyleObject), (name, part: unknown) =>
    name === '--bg-currentcolor' ? undefined : part,
  );

const isSame = (key: string, value: unknown): boolean =>
  cssOf(system, key, value) === cssOf(stock, key, value);

const isCondition = (key: string): boolean => key.startsWith('_');

const ofKey = new Map<string, string | null>();

/** What is wrong with a key whatever its value: the value may come from a variable, so every token is tried. */
function problemOfKey(key: string): string | null {
  if (isCondition(key)) {
    const isKnown = system.conditions.keys().includes(key) && isSame(key, { color: 'red' });
    return isKnown ? null : key;
  }
  const tried = key === 'hideBelow' ? BREAKPOINTS : TOKEN_NAMES;
  const differing = tried.find((value) => !isSame(key, value));
  if (differing !== undefined) return `${key}: ${differing}`;
  return system.isValidProperty(key) === stock.isValidProperty(key) ? null : key;
}

function problemOf({ key, values }: StyleUse): string | null {
  if (!ofKey.has(key)) ofKey.set(key, problemOfKey(key));
  const differing = isCondition(key) ? undefined : values.find((value) => !isSame(key, value));
  return differing === undefined ? (ofKey.get(key) ?? null) : `${key}: ${String(differing)}`;
}

/** Uses that would come out as other CSS than with the stock base, as `key: value (place)`. */
const problemsOf = (uses: readonly StyleUse[]): string[] =>
  uses
    .filter(({ key }) => isCondition(key) || STOCK_KEYS.has(key))
    .flatMap((use) => {
      const problem = problemOf(use);
      return problem === null ? [] : `${problem} (${use.place})`;
    });

describe('the base configuration', () => {
  it('makes the same CSS as the stock one of every style that the library and the site write', () => {
    const uses = styleUsesOfWorkspace();
    expect(uses.length).toBeGreaterThan(2000);
    expect(problemsOf(uses)).toEqual([]);
  });

  it.each([
    ['a shorthand', '<Box px="4" />', 'px: 4'],
    ['a helper', '<chakra.p lineClamp={2} />', 'lineClamp: 2'],
    ['a condition in a recipe', "chakra('p', { base: { _odd: { color: 'fg.ink' } } })", '_odd'],
    ['a condition that nobody knows', '<Box _hovered={{ color }} />', '_hovered'],
    ['a mixed colour', "const box = { color: 'fg.ink/50' };", 'color: fg.ink/50'],
    ['a keyword of a helper', "const box = { transition: 'colors' };", 'transition: colors'],
    ['a token property left out', '<Box translateX={gap} />', 'translateX: heading'],
  ])('tells of %s that it does not know', (_, source, problem) => {
    expect(problemsOf(styleUsesIn(source, 'x.tsx'))).toEqual([`${problem} (x.tsx:1)`]);
  });

  it.each([
    '<Box paddingInline={{ base: "4", md: "gutter" }} _hover={{ background: "bg.tint" }} hideBelow="md" />',
    '<img width="20" hidden />',
    "chakra('p', { base: { textWrap: 'balance', borderTopRadius: 'card', transition: 'opacity' } })",
  ])('has nothing against %s', (source) => {
    expect(problemsOf(styleUsesIn(source, 'x.tsx'))).toEqual([]);
  });
});
