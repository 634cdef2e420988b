import { createHash } from 'node:crypto';
import { BRAND } from '@kidcode/site';

// By another name: the formatter would put line breaks into what is called html.
import { html as markup, raw } from 'hono/html';

/** The look of the sandbox's own pages: one column, both themes, readable from 320 px. */
const PORTAL_STYLE = `
:root { --ink: #17163a; --soft: #4c4a6b; --paper: #fffcf7; --card: #ffffff; --line: #dedcea; --accent: #4a2fd6; --tint: #efebff; --warn: #a5321f; --warn-tint: #fdeae5; --badge: #f5a623; --on-badge: #2a1a00; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #f3f1ff; --soft: #bdb9de; --paper: #12112b; --card: #1c1b3c; --line: #37355f; --accent: #b5a6ff; --tint: #262350; --warn: #ffab9b; --warn-tint: #40201e; }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 17px/1.55 Nunito, system-ui, sans-serif; overflow-wrap: anywhere; }
header, main, footer { max-width: 44rem; margin: 0 auto; padding: 16px; }
header { display: flex; align-items: center; gap: 12px; font-weight: 700; }
header a { color: inherit; text-decoration: none; font-size: 1.2rem; }
.badge { background: var(--badge); color: var(--on-badge); border-radius: 999px; padding: 2px 12px; font-size: 0.85rem; font-weight: 700; }
h1 { font-family: Fredoka, Nunito, system-ui, sans-serif; font-size: clamp(1.7rem, 6vw, 2.4rem); line-height: 1.15; margin: 16px 0 8px; }
/* Nothing runs here: an enrollment is told from a trial by the mark after the address (D-51). */
.of-enrollment { display: none; }
body:has(#enroll:target) .of-enrollment { display: inline; }
body:has(#enroll:target) .of-trial { display: none; }
h2 { font-size: 1.2rem; margin: 0 0 8px; }
.lead { color: var(--soft); margin: 0 0 24px; max-width: 60ch; }
.card { background: var(--card); border: 1px solid var(--line); border-radius: 20px; padding: 20px; margin: 0 0 20px; }
.price { background: var(--tint); border: 0; }
.price .now { font-size: 2.1rem; font-weight: 700; font-variant-numeric: tabular-nums; margin: 0; line-height: 1.2; }
.price s, .price .why { color: var(--soft); }
.price p { margin: 4px 0; }
.refusal { background: var(--warn-tint); border-color: var(--warn); }
.refusal strong { color: var(--warn); }
dl { margin: 0; }
dl div { display: grid; grid-template-columns: minmax(8rem, 1fr) 2fr; gap: 4px 16px; padding: 10px 0; border-bottom: 1px solid var(--line); }
dl div:last-child { border-bottom: 0; }
dt { color: var(--soft); }
dd { margin: 0; font-weight: 600; white-space: pre-line; font-variant-numeric: tabular-nums; }
@media (max-width: 30rem) { dl div { grid-template-columns: 1fr; } }
details { border: 1px solid var(--line); border-radius: 12px; padding: 12px 16px; margin: 0 0 20px; }
summary { cursor: pointer; font-weight: 600; min-height: 1.6rem; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-size: 0.95rem; }
th, td { text-align: left; padding: 8px; border-bottom: 1px solid var(--line); vertical-align: top; }
tbody th { font-weight: 600; }
time { color: var(--soft); }
a { color: var(--accent); }
footer { color: var(--soft); font-size: 0.95rem; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; border-radius: 4px; }
`;

/** Markup that is safe to send: every value put into it was escaped. */
export type Html = ReturnType<typeof markup>;

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
export async function portalPage({
  title,
  heading,
  lead,
  content,
  status = 200,
}: PortalPage): Promise<Response> {
  const page = await markup`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <link rel="icon" href="data:," />
        <title>${title} - ${BRAND.name} sandbox</title>
        <style>${raw(PORTAL_STYLE)}</style>
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
  return new Response(page.toString(), {
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
export function refusalPage({ title, why, next, code, status }: Refusal): Promise<Response> {
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
export function loginPage(): Promise<Response> {
  return portalPage({
    title: 'Parent login',
    lead: 'Families with an account sign in here to see classes, invoices and messages.',
    content: markup`<section class="card">
      <p>The sandbox has no accounts, so there is nothing to sign in to.</p>
    </section>`,
  });
}
