import { defineConfig } from '@chakra-ui/react';

/** Which properties read their values as names of which tokens. */
const TOKEN_PROPERTIES = {
  colors:
    'color background backgroundColor borderColor borderTopColor borderRightColor borderBottomColor ' +
    'borderLeftColor borderBlockStartColor borderBlockEndColor borderInlineStartColor borderInlineEndColor ' +
    'outlineColor textDecorationColor accentColor caretColor fill stroke',
  spacing:
    'gap rowGap columnGap margin marginTop marginRight marginBottom marginLeft marginBlock marginBlockStart ' +
    'marginBlockEnd marginInline marginInlineStart marginInlineEnd padding paddingTop paddingRight ' +
    'paddingBottom paddingLeft paddingBlock paddingBlockStart paddingBlockEnd paddingInline ' +
    'paddingInlineStart paddingInlineEnd inset top right bottom left insetBlock insetBlockStart insetBlockEnd ' +
    'insetInline insetInlineStart insetInlineEnd scrollMarginTop scrollMarginBottom scrollPaddingTop ' +
    'scrollPaddingBottom',
  sizes:
    'width minWidth maxWidth height minHeight maxHeight inlineSize minInlineSize maxInlineSize blockSize ' +
    'minBlockSize maxBlockSize flexBasis',
  radii:
    'borderRadius borderTopLeftRadius borderTopRightRadius borderBottomLeftRadius borderBottomRightRadius ' +
    'borderStartStartRadius borderStartEndRadius borderEndStartRadius borderEndEndRadius',
  shadows: 'boxShadow textShadow',
  fonts: 'fontFamily',
  fontSizes: 'fontSize',
  zIndex: 'zIndex',
  durations: 'transitionDuration animationDuration animationDelay',
  easings: 'transitionTimingFunction animationTimingFunction',
};

const tokenUtilities = Object.entries(TOKEN_PROPERTIES).flatMap(([values, properties]) =>
  properties.split(' ').map((property) => [property, { values }] as const),
);

/**
 * What this site uses of Chakra's `defaultBaseConfig`, which is 5 KiB of the first route's script: the longhand
 * properties that take token names, four helpers and the conditions. Everything else is plain CSS.
 * A shorthand (`px`), an unlisted helper (`lineClamp`) or condition still compiles but would come out as invalid
 * CSS; test/base-config.test.ts compares all style code with the stock configuration and names the first such use.
 */
export const baseConfig = defineConfig({
  conditions: {
    hover: ['@media (hover: hover)', '&:is(:hover, [data-hover]):not(:disabled, [data-disabled])'],
    active: '&:is(:active, [data-active]):not(:disabled, [data-disabled], [data-state=open])',
    focusVisible: '&:is(:focus-visible, [data-focus-visible])',
    disabled: '&:is(:disabled, [disabled], [data-disabled], [aria-disabled=true])',
    checked: '&:is(:checked, [data-checked], [aria-checked=true], [data-state=checked])',
    expanded: '&:is([aria-expanded=true], [data-expanded], [data-state=expanded])',
    selected: '&:is([aria-selected=true], [data-selected])',
    invalid: '&:is([data-invalid], [aria-invalid=true], [data-state=invalid])',
    open: '&:is([open], [data-open], [data-state=open])',
    before: '&::before',
    after: '&::after',
    first: '&:first-of-type',
    last: '&:last-of-type',
    motionSafe: '@media (prefers-reduced-motion: no-preference)',
    motionReduce: '@media (prefers-reduced-motion: reduce)',
    /* Not the stock one: `.on-ink` is a dark island in a light page. */
    dark: '.dark &, .on-ink &',
  },
  utilities: {
    ...Object.fromEntries(tokenUtilities),
    /* CSS has no property for the radius of two corners at once. */
    borderTopRadius: {
      values: 'radii',
      transform: (value: string) => ({ borderTopLeftRadius: value, borderTopRightRadius: value }),
    },
    borderBottomRadius: {
      values: 'radii',
      transform: (value: string) => ({ borderBottomLeftRadius: value, borderBottomRightRadius: value }),
    },
    /* A bare name moves at the stock pace, which a duration beside it may change; a whole value stands as it is. */
    transition: {
      transform: (value: string) =>
        /^(all|opacity|transform)$/.test(value)
          ? {
              transition: value,
              transitionTimingFunction: 'cubic-bezier(0.4, 0, 0.2, 1)',
              transitionDuration: '150ms',
            }
          : { transition: value },
    },
    hideBelow: {
      transform: (breakpoint: string) => ({ [`@breakpoint ${breakpoint}Down`]: { display: 'none' } }),
    },
  },
});
