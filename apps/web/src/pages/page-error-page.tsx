import { Container, Button, LinkButton, styled } from '@kidcode/ui';
import { BRAND } from '@kidcode/site';

const Words = /* @__PURE__ */ styled('div', {
  display: 'grid',
  gap: '6',
  justifyItems: 'start',
  paddingBlock: 'band',
  '& > h1': { textStyle: 'h1', maxWidth: '18ch' },
  '& > p': { textStyle: 'lead', maxWidth: '52ch' },
});

/** Shown when a page could not be loaded or failed while rendering. Part of the first script, so it stays small. */
export function PageErrorPage() {
  return (
    <Container>
      <Words>
        <h1>This page could not be loaded</h1>
        <p role="alert">
          Please check your internet connection and try again. If it happens a second time, call us at{' '}
          <a href={BRAND.phone.href}>{BRAND.phone.display}</a>: we can help you by phone just as well.
        </p>
        <Button size="lg" onClick={() => window.location.reload()}>
          Try again
        </Button>
        <LinkButton size="lg" variant="outline" href="/">
          Return to Home
        </LinkButton>
      </Words>
    </Container>
  );
}
