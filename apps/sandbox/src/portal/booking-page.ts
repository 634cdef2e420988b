import { html } from './html';
import { facts, portalPage, received } from './portal-page';
import { readBooking } from './read-booking';
import { refusalPage } from './refusal-page';

/** `/portal/book-a-trial`: shows the trial or consultation it was asked for, and refuses nonsense. */
export function bookingPage(url: URL): Response {
  const read = readBooking(url.searchParams);
  if (!read.ok) {
    return refusalPage({
      title: 'This booking link is not complete',
      why: read.error.message,
      next: 'Go back to the site and choose again: that makes a fresh link.',
      code: `${read.error.code}: ${read.error.field}`,
      status: 400,
    });
  }
  const { meetingType, rows } = read.value;
  return portalPage({
    title: meetingType === 'Trial' ? 'Your free trial class' : 'Your free consultation',
    lead: 'This is what the portal was asked to book. Here a parent would choose a day and a time.',
    content: html`<section class="card" aria-labelledby="request">
        <h2 id="request">Request</h2>
        ${facts(rows)}
      </section>
      ${received('What the portal received', [...url.searchParams])}`,
  });
}
