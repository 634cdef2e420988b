import { bearerOf, CORS_HEADERS, preflight, readJsonBody } from '@kidcode/functions';

import { callFunction } from '../database/with-roles';
import type { SandboxDatabase, Sql } from '../database/with-roles';
import { json } from '../server/health';
import { readToken, type TokenPorts } from './auth-request';
import { isOfficeKey } from './office-key';

/** More than a note of 5,000 letters or a whole list of weeks. */
const BODY_LIMIT_BYTES = 500_000;
const NAME = /^[a-z][a-z_]*$/;

export type RestPorts = {
  /** The key of the service role. */
  key: string;
  tokens: TokenPorts;
  database: SandboxDatabase;
};

const answer = (status: number, body: unknown): Response =>
  json(body, status, { ...CORS_HEADERS, 'Cache-Control': 'no-store' });

/** Who asks: a job with the key of the service role, a person with a token, or a visitor; null for a token that is not valid. */
async function askerOf(
  request: Request,
  { key, tokens, database }: RestPorts,
): Promise<{ role: 'service_role' | 'authenticated' | 'anon'; sql: Sql } | null> {
  const given = bearerOf(request) || (request.headers.get('apikey') ?? '');
  if (isOfficeKey(given, key))
    return { role: 'service_role', sql: database.as('service_role', { role: 'service_role' }) };
  // supabase-js sends the public key as a token, too, while nobody has signed in; it is no token on a laptop.
  if (given.split('.').length !== 3) return { role: 'anon', sql: database.as('anon', { role: 'anon' }) };
  const claims = await readToken(given, tokens);
  return claims && { role: 'authenticated', sql: database.as('authenticated', claims) };
}

/** A refusal of the database with the status that PostgREST gives it. */
function refusal(error: unknown, role: string): Response | null {
  const {
    code = '',
    message = '',
    detail = null,
  } = error as { code?: string; message?: string; detail?: string };
  const told = { code, message: message.replace(/^database: /, ''), details: detail, hint: null };
  const own = /^PT(\d{3})$/.exec(code)?.[1];
  if (own !== undefined) return answer(Number(own), told);
  if (code === '42501') return answer(role === 'anon' ? 401 : 403, told);
  if (code === '42883') return answer(404, told);
  return /^(22|23)/.test(code) ? answer(400, told) : null;
}

/** `POST /rest/v1/rpc/{name}`: the SQL functions of the backend as Supabase serves them. What each may call and see is the database's to say. */
export async function restEndpoint(request: Request, name: string, ports: RestPorts): Promise<Response> {
  if (request.method === 'OPTIONS') return preflight();
  if (request.method !== 'POST') return answer(405, { message: 'Use POST.' });
  const asker = await askerOf(request, ports);
  if (asker === null) return answer(401, { code: 'PGRST301', message: 'JWT is not valid or has expired' });
  const body = await readJsonBody(request, BODY_LIMIT_BYTES);
  if (!body.ok) return answer(body.status, { message: body.message });
  if (![name, ...Object.keys(body.value)].every((word) => NAME.test(word)))
    return answer(404, { code: 'PGRST202', message: 'There is no such function.' });
  try {
    return answer(200, await callFunction(asker.sql, name, body.value));
  } catch (error) {
    const told = refusal(error, asker.role);
    if (told === null) throw error;
    return told;
  }
}
