import { Band, FactGrid, FactTile } from '@kidcode/ui';

import type { BlockProps } from './all-blocks';

export function Facts({ tiles, ...frame }: BlockProps<'facts'>) {
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
