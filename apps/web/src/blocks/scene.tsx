import { Band, MediaRow } from '@kidcode/ui';

import { Photo } from '../shared/photo';
import type { BlockProps } from './all-blocks';
import { SiteLink } from '../shared/page-link';

export function Scene({ id, title, lead, picture, alt: _, press, to, ...frame }: BlockProps<'scene'>) {
  return (
    <Band labelledBy={id} {...frame}>
      <MediaRow
        id={id}
        level={2}
        flip
        title={title}
        picture={<Photo {...picture} loading="lazy" />}
        actions={<SiteLink href={to} label={press} />}
      >
        <p>{lead}</p>
      </MediaRow>
    </Band>
  );
}
