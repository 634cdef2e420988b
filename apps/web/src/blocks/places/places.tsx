import { Band, SectionHeading } from '@kidcode/ui';

import { PlaceList } from '../../features/company/place-list';
import type { BlockProps } from '../define-block';
import type { places } from './schema';

export function Places({ id, title, lead, ...frame }: BlockProps<typeof places>) {
  return (
    <Band labelledBy={id} {...frame}>
      <SectionHeading id={id} title={title} lead={lead} />
      <PlaceList />
    </Band>
  );
}
