import { markup } from './html';
import { portalPage } from './portal-page';

export type Refusal = {
  title: string;
  /** What is wrong, in a sentence a parent understands. */
  why: string;
  /** What to do now. */
  next: string;
  /** Short code for developers. */
  code: string;
  status: number;
};

/** A page that says plainly why the portal does not accept what it was given. */
export function refusalPage({ title, why, next, code, status }: Refusal): Response {
  return portalPage({
    title,
    lead: 'The portal did not accept this link.',
    content: markup`<section class="card refusal" role="alert">
      <p><strong>${why}</strong></p>
      <p>${next}</p>
      <p>Reason code: <code>${code}</code></p>
    </section>`,
    status,
  });
}
