import { LinkButton, PageHero } from '@kidcode/ui';
import { Link } from 'react-router-dom';

export function NotFoundPage() {
  return (
    <PageHero
      title="Oops! Page not found"
      lead="The page may have moved, or the address has a typing mistake in it."
      actions={
        <LinkButton asChild variant="primary">
          <Link to="/">Return to Home</Link>
        </LinkButton>
      }
    />
  );
}
