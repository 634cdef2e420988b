import type { PageTop as PageTopContent } from '@kidcode/school';
import { PageHero } from '@kidcode/ui';
import type { ReactNode } from 'react';

import { Photo } from '../../shared/photo';

interface PageTopProps {
  readonly content: PageTopContent;
  readonly actions?: ReactNode;
  /** In the place of the picture: what stands on the lower edge. */
  readonly standing?: ReactNode;
}

export function PageTop({ content, actions, standing }: PageTopProps) {
  const { eyebrow, title, lead, picture } = content;
  return (
    <PageHero
      title={title}
      lead={lead}
      eyebrow={eyebrow}
      actions={actions}
      standing={standing}
      picture={standing === undefined && picture ? <Photo {...picture} /> : undefined}
    />
  );
}
