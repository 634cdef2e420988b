import { markup } from './html';
import { portalPage } from './portal-page';

/** Where the site's Login link leads: accounts live in the real portal only. */
export function loginPage(): Response {
  return portalPage({
    title: 'Parent login',
    lead: 'Families with an account sign in here to see classes, invoices and messages.',
    content: markup`<section class="card">
      <p>The sandbox has no accounts, so there is nothing to sign in to.</p>
    </section>`,
  });
}
