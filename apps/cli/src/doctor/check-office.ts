import { failed, fine, statusOf, type Ask, type Check, type Deployment } from './ask';

/** What refuses a stranger: not signed in, or not allowed. */
const REFUSALS: readonly number[] = [401, 403];

/** Whether the backend keeps requests from somebody who has only what every visitor has. Nothing is stored. */
async function checkStranger({ backendUrl, backendKey }: Deployment, ask: Ask): Promise<Check> {
  const url = `${backendUrl}/rest/v1/rpc/office_leads`;
  const answer = await ask(url, {
    body: { p_filter: { limit: 1 } },
    headers: { apikey: backendKey, Authorization: `Bearer ${backendKey}` },
  });
  if (answer !== null && REFUSALS.includes(answer.status))
    return fine('office', 'the office refuses a stranger');
  return answer?.status === 200
    ? failed(
        'office',
        `${url}: a stranger gets the requests of parents`,
        'Take the site off line and run supabase db push: the rights of the migrations are missing',
      )
    : failed(
        'office',
        `${url}: expected a refusal of a stranger, got ${statusOf(answer)}`,
        'Run supabase db push, and look at SUPABASE_URL and SUPABASE_ANON_KEY of the build',
      );
}

/** The office: its page, which no search engine may list, and its door. */
export async function checkOffice(base: string, deployment: Deployment, ask: Ask): Promise<readonly Check[]> {
  const [page, door] = await Promise.all([ask(`${base}/office`), checkStranger(deployment, ask)]);
  const isPage = page?.status === 200 && /<meta name="robots" content="noindex/.test(page.body);
  return [
    isPage
      ? fine('office-page', 'the office has its page, and search engines are told to leave it')
      : failed(
          'office-page',
          `${base}/office: expected the office with "noindex", got ${statusOf(page)}`,
          'Publish the whole folder apps/web/dist/client',
        ),
    door,
  ];
}
