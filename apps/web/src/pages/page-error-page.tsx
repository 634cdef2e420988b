import { BRAND } from '@kidcode/site';
import { Button, LinkButton, PageHero } from '@kidcode/ui';

/** Shown when a page could not be loaded or failed while rendering. Part of the first script, so it stays small. */
export function PageErrorPage() {
  return (
    <PageHero
      eyebrow="Something went wrong"
      title="This page could not be loaded"
      lead={
        <p role="alert">
          Please check your internet connection and try again. If it happens a second time, call us at{' '}
          <a href={BRAND.phone.href}>{BRAND.phone.display}</a>: we can help you by phone just as well.
        </p>
      }
      actions={
        <>
          <Button size="lg" onClick={() => window.location.reload()}>
            Try again
          </Button>
          <LinkButton size="lg" variant="outline" href="/">
            Return to Home
          </LinkButton>
        </>
      }
    />
  );
}
