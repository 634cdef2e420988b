import { TextLink, VisuallyHidden } from '@kidcode/ui';
import type { ReactNode } from 'react';

/** A link to another site, in a new tab, which it says. */
export function ExternalLink({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  return (
    <TextLink href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
    </TextLink>
  );
}
