import { createSystem, defineConfig } from '@chakra-ui/react';
import type { NamedAccent } from './accent';
import { accentCss, CSS_PREFIX } from './accent-css';
import { baseConfig } from './base-config';
import { globalCss } from './global-css';
import { layerStyles, textStyles } from './styles';
import { semanticTokens, tokens } from './tokens';

/** Tokens, text styles and global rules, without what style properties mean (base-config.ts). */
export const themeConfig = defineConfig({
  preflight: false,
  disableLayers: true,
  cssVarsPrefix: CSS_PREFIX,
  cssVarsRoot: ':where(html)',
  globalCss,
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

/**
 * The theme of a site with these accents. Recipes live in the components that use them, so a lazy page brings its own; stock
 * Chakra components that need a recipe (Button, Heading, Tabs, ...) are not styled by it: use this library's.
 */
export const createUiSystem = (accents: readonly NamedAccent[]) =>
  createSystem(baseConfig, themeConfig, defineConfig({ globalCss: accentCss(accents) }));

export type UiSystem = ReturnType<typeof createUiSystem>;
