import { createHash } from 'node:crypto';

import { BRAND } from '@kidcode/site';

import { Html, markup } from './html';
import { PORTAL_STYLE } from './portal-style';

type PortalPage = {
  title: string;
  /** The title as a heading, where it is more than those words. */
  heading?: Html;
  /** One sentence under the title. */
  lead: string | Html;
  content: Html;
  status?: number;
};

const STYLE_HASH = `'sha256-${createHash('sha256').update(PORTAL_STYLE).digest('base64')}'`;

/** Portal pages run no script and load nothing: even a mistake in escaping could not act. */
const POLICY = `default-src 'none'; style-src ${STYLE_HASH}; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** A whole page of the sandbox's stand-ins, labelled as such, as an answer that nobody caches. */
export function portalPage({ title, heading, lead, content, status = 200 }: PortalPage): Response {
  const page = markup`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <link rel="icon" href="data:," />
        <title>${title} - ${BRAND.name} sandbox</title>
        <style>${new Html(PORTAL_STYLE)}</style>
      </head>
      <body>
        <header><a href="/">${BRAND.name}</a><span class="badge">Sandbox</span></header>
        <main>
          <h1>${heading ?? title}</h1>
          <p class="lead">${lead}</p>
          ${content}
        </main>
        <footer>
          <p>
            This page stands in for a service of the real school, on your own computer. Nothing is booked,
            charged or sent.
          </p>
          <p><a href="/">Back to the site</a></p>
        </footer>
      </body>
    </html> `;
  return new Response(page.text, {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': POLICY,
      'Referrer-Policy': 'no-referrer',
      'Cache-Control': 'no-store',
      'X-Robots-Tag': 'noindex',
    },
  });
}

/** A list of facts, each with its plain name; a fact without a value says so. */
export function facts(rows: readonly (readonly [name: string, value: string | Html])[]): Html {
  return markup`<dl>
    ${rows.map(
      ([name, value]) =>
        markup`<div>
          <dt>${name}</dt>
          <dd>${value === '' ? 'none' : value}</dd>
        </div>`,
    )}
  </dl>`;
}

/** What was received, word for word, for developers; folded away from parents. */
export function received(title: string, rows: readonly (readonly [name: string, value: string])[]): Html {
  return markup`<details>
    <summary>${title}</summary>
    <div class="scroll">
      <table>
        <thead>
          <tr>
            <th scope="col">Field</th>
            <th scope="col">Value</th>
          </tr>
        </thead>
        <tbody>
          ${rows.map(
            ([name, value]) =>
              markup`<tr>
                <th scope="row">${name}</th>
                <td>${value}</td>
              </tr>`,
          )}
        </tbody>
      </table>
    </div>
  </details>`;
}

type Refusal = {
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
