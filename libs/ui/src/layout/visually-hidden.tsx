import type { HTMLAttributes } from 'react';

interface VisuallyHiddenProps extends HTMLAttributes<HTMLElement> {
  readonly as?: 'span' | 'h2' | 'h3';
}

/** Read aloud, not seen. A plain element with a rule of the page: there are many of them. */
export function VisuallyHidden({ as: Element = 'span', ...rest }: VisuallyHiddenProps) {
  return <Element {...rest} className="visually-hidden" />;
}
