import { html as markup } from 'hono/html';
import { facts, portalPage } from '../portal/portal-page';

type Parts = Readonly<Record<string, string | null>>;

export type HealthReport = () => Parts | Promise<Parts>;

/** `camelCase` as words. */
const wordsOf = (name: string): string =>
  name
    .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replace(/^./, (letter) => letter.toUpperCase());

/** Parts without which the sandbox does not do its work. */
const FAILURES: Readonly<Record<string, readonly string[]>> = {
  site: ['missing'],
  database: ['failed'],
  knowledge: ['failed', 'incomplete'],
};

/** `GET /health`: whether the parts of the sandbox are up; 503 when one has failed; never a value of the configuration. JSON, or a page in a browser. */
export async function healthPage(request: Request, report: HealthReport): Promise<Response> {
  const told = await report();
  const isFailed = Object.entries(FAILURES).some(([part, states]) => states.includes(told[part] ?? ''));
  const status = isFailed ? 503 : 200;
  const parts: Parts = { status: isFailed ? 'failed' : 'ok', ...told };
  if (request.headers.get('Accept')?.includes('text/html') !== true) {
    return json(parts, status, { 'Cache-Control': 'no-store', Vary: 'Accept' });
  }
  const page = await portalPage({
    title: 'Health',
    lead: 'The parts of the sandbox, and how they are.',
    content: markup`<section class="card">
      ${facts(Object.entries(parts).map(([name, value]) => [wordsOf(name), value ?? '']))}
    </section>`,
    status,
  });
  page.headers.set('Vary', 'Accept');
  return page;
}

/** An answer in JSON. */
export function json(body: unknown, status = 200, headers: Readonly<Record<string, string>> = {}): Response {
  return new Response(`${JSON.stringify(body)}\n`, {
    status,
    headers: { 'Content-Type': 'application/json; charset=utf-8', ...headers },
  });
}
