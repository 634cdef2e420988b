import type { CenterId } from '@kidcode/branches';
import { IconButton } from '@kidcode/ui';
import { Heart } from 'lucide-react';

import { useSiteStore } from '../../shared/store-hooks';
import { toggleStoredFavorite } from './favorites-in-storage';

interface FavoriteButtonProps {
  readonly id: CenterId;
  readonly name: string;
  readonly isFavorite: boolean;
}

/** The heart: in or out of the favorites. */
export function FavoriteButton({ id, name, isFavorite }: FavoriteButtonProps) {
  const store = useSiteStore();
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
