import type { IconName } from '@kidcode/site';

/** The drawing beside a menu entry, from one file that is fetched with the first open menu. */
export function MenuIcon({ name }: { readonly name: IconName }) {
  return (
    <svg width="20" height="20" aria-hidden="true">
      <use href={`/icons/menu.svg#${name}`} />
    </svg>
  );
}
