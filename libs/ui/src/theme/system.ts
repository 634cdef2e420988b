import { createSystem, defaultBaseConfig, defineConfig } from '@chakra-ui/react';
import type { NamedAccent } from './accent';
import { accentCss, CSS_PREFIX } from './accent-css';
import { globalCss } from './global-css';
import { layerStyles, textStyles } from './styles';
import { semanticTokens, tokens } from './tokens';

/** Tokens, text styles and conditions of the site; what style properties mean is Chakra's. */
const themeConfig = defineConfig({
  preflight: false,
  disableLayers: true,
  cssVarsPrefix: CSS_PREFIX,
  cssVarsRoot: ':where(html)',
  // `.on-ink` is a dark island in a light page.
  conditions: { dark: '.dark &, .on-ink &' },
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

/**
 * The theme of a site with these accents. Recipes live in the components that use them, so a lazy page brings its own; stock
 * Chakra components that need a recipe (Button, Heading, Tabs, ...) are not styled by it: use this library's.
 */
export function createUiSystem(
  accents: readonly NamedAccent[],
  { hasGlobalCss = true }: UiSystemOptions = {},
): UiSystem {
  if (!hasGlobalCss) return { ...createSystem(defaultBaseConfig, themeConfig), _global: [] };
  return createSystem(
    defaultBaseConfig,
    themeConfig,
    defineConfig({ globalCss }),
    defineConfig({ globalCss: accentCss(accents) }),
  );
}

export type UiSystem = ReturnType<typeof createSystem>;
