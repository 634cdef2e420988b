import { LinkButton, PageHero } from '@kidcode/ui';

/** Shown when a page could not be loaded or failed while rendering. */
export function PageErrorPage() {
  return (
    <PageHero
      title="This page could not be loaded"
      lead="Please check your internet connection and try again."
      actions={<LinkButton variant="primary" href="/">Return to Home</LinkButton>}
    />
  );
}
