import { Band, FactGrid, FactTile } from '@kidcode/ui';

import type { BlockProps } from '../define-block';
import type { facts } from './schema';

export function Facts({ tiles, ...frame }: BlockProps<typeof facts>) {
  return (
    <Band dense {...frame}>
      <FactGrid>
        {tiles.map((tile) => (
          <FactTile key={tile.label} {...tile} />
        ))}
      </FactGrid>
    </Band>
  );
}
