import type { CenterId } from '@kidcode/branches';
import { IconButton } from '@kidcode/ui';
import { Heart } from 'lucide-react';
import { useStore } from 'react-redux';

import { toggleStoredFavorite } from './favorites-in-storage';
import type { FinderRoot } from './select-found-centers';

interface FavoriteButtonProps {
  readonly id: CenterId;
  readonly name: string;
  readonly isFavorite: boolean;
}

/** The heart: in or out of the favorites. */
export function FavoriteButton({ id, name, isFavorite }: FavoriteButtonProps) {
  const store = useStore<FinderRoot>();
  return (
    <IconButton
      label={`${name} as a favorite`}
      aria-pressed={isFavorite}
      color={isFavorite ? 'status.danger' : 'fg.quiet'}
      icon={<Heart size={24} fill={isFavorite ? 'currentcolor' : 'none'} aria-hidden="true" />}
      onClick={() => toggleStoredFavorite(store, id)}
    />
  );
}
