import { createSystem, defineConfig } from '@chakra-ui/react';
import type { NamedAccent } from './accent';
import { accentCss, CSS_PREFIX } from './accent-css';
import { baseConfig } from './base-config';
import { globalCss } from './global-css';
import { layerStyles, textStyles } from './styles';
import { semanticTokens, tokens } from './tokens';

/** Tokens and text styles, without what style properties mean (base-config.ts). */
export const themeConfig = defineConfig({
  preflight: false,
  disableLayers: true,
  cssVarsPrefix: CSS_PREFIX,
  cssVarsRoot: ':where(html)',
  theme: {
    breakpoints: { sm: '480px', md: '768px', lg: '1024px', xl: '1280px' },
    tokens,
    semanticTokens,
    textStyles,
    layerStyles,
    keyframes: {
      marquee: { to: { transform: 'translateX(-50%)' } },
      breathe: { '50%': { opacity: '0.45' } },
      rise: { from: { opacity: '0', transform: 'translateY(8px)' } },
      drop: { from: { opacity: '0', transform: 'translateY(-8px)' } },
      fade: { from: { opacity: '0' } },
    },
  },
});

export interface UiSystemOptions {
  /** False where the page has the global CSS already: a quarter of the system's start is spared. Default true. */
  readonly hasGlobalCss?: boolean;
}

// As entries: in a literal, the test of all styles would take the name for a condition that nobody knows.
const NO_RULES = Object.fromEntries([['_global', []]]);

/**
 * The theme of a site with these accents. Recipes live in the components that use them, so a lazy page brings its own; stock
 * Chakra components that need a recipe (Button, Heading, Tabs, ...) are not styled by it: use this library's.
 */
export function createUiSystem(
  accents: readonly NamedAccent[],
  { hasGlobalCss = true }: UiSystemOptions = {},
): UiSystem {
  if (hasGlobalCss)
    return createSystem(
      baseConfig,
      themeConfig,
      defineConfig({ globalCss }),
      defineConfig({ globalCss: accentCss(accents) }),
    );
  return { ...createSystem(baseConfig, themeConfig), ...NO_RULES };
}

export type UiSystem = ReturnType<typeof createSystem>;
