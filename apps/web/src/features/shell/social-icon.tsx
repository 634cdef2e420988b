import type { SocialLink, StoreLink } from '@kidcode/site';

interface SocialIconProps {
  readonly mark: SocialLink['id'] | StoreLink['id'];
}

/** The mark of another company's service, from one file for all pages; its name stands beside it or in the link's label. */
export function SocialIcon({ mark }: SocialIconProps) {
  return (
    <svg width="20" height="20" fill="currentColor" aria-hidden="true">
      <use href={`/icons/social.svg#${mark}`} />
    </svg>
  );
}
