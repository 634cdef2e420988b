import { PageHero, type ChipFact } from '@kidcode/ui';
import type { ReactNode } from 'react';

import type { PictureName } from '../../content/site-pictures';
import { Picture } from './picture';

/** What stands at the top of a page. */
export interface PageTopContent {
  readonly eyebrow?: string;
  readonly title: string;
  readonly lead: string;
  readonly chips?: readonly (string | ChipFact)[];
  /** None for pages that are text or tools. */
  readonly picture?: PictureName;
}

interface PageTopProps {
  readonly content: PageTopContent;
  readonly actions?: ReactNode;
}

/** The page's `h1`, its lead, and its picture. */
export function PageTop({ content, actions }: PageTopProps) {
  const { eyebrow, title, lead, chips, picture } = content;
  return (
    <PageHero
      title={title}
      lead={lead}
      {...(eyebrow !== undefined && { eyebrow })}
      {...(chips !== undefined && { chips })}
      {...(actions !== undefined && { actions })}
      {...(picture !== undefined && { picture: <Picture name={picture} eager /> })}
    />
  );
}
