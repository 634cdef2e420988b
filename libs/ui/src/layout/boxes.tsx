import type { HTMLAttributes } from 'react';
import { styled } from './styled';

/**
 * A browser whose letters are larger than its screen is wide for (WCAG 1.4.4): `em` of a media query is the size that the
 * visitor chose, so at the usual one no telephone is as narrow.
 */
export const LARGE_TEXT = '@media (max-width: 19em)';

/** There columns measured in letters go one below the other. */
export const LARGE_TEXT_COLUMN = { [LARGE_TEXT]: { gridTemplateColumns: 'minmax(0, 1fr)' } } as const;

/** One thing under the other, or beside it where `gridTemplateColumns` says so; `as` is the element. */
export const Stack = /* @__PURE__ */ styled('div', { display: 'grid' });

/** One thing beside the other, in as many lines as it takes. */
export const Row = /* @__PURE__ */ styled('div', { display: 'flex', flexWrap: 'wrap' });

/** What can be pressed, side by side; on a phone each as wide as its line. */
export const Actions = /* @__PURE__ */ styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '3',
  '& > *': { flexGrow: { base: '1', sm: '0' } },
});

/** A remark below what matters. */
export const SmallText = /* @__PURE__ */ styled('p', { textStyle: 'small', color: 'fg.quiet' });

/** Centres content 1200 px wide with the page gutter. Takes Chakra style props. */
export const Container = /* @__PURE__ */ styled('div', {
  width: 'full',
  marginInline: 'auto',
  paddingInline: 'gutter',
  position: 'relative',
  maxWidth: 'content',
});

interface VisuallyHiddenProps extends HTMLAttributes<HTMLElement> {
  readonly as?: 'span' | 'h2' | 'h3';
}

/** Read aloud, not seen. A plain element with a rule of the page: there are many of them. */
export function VisuallyHidden({ as: Element = 'span', ...rest }: VisuallyHiddenProps) {
  return <Element {...rest} className="visually-hidden" />;
}
