import { TextLink } from '@kidcode/ui';
import { Link } from 'react-router-dom';

/** A link to another page, as content writes it down. */
export interface ContentLink {
  readonly label: string;
  readonly href: string;
}

/** A link in running text to another page of the site. */
export function SiteLink({ href, label }: ContentLink) {
  return (
    <TextLink asChild>
      <Link to={href}>{label}</Link>
    </TextLink>
  );
}
