import { type Database, readJsonBody } from '@kidcode/functions';

import { json } from '../server/json';
import { isOfficeKey } from './office-key';

/** What the office may call, with the names of its arguments. */
const CALLS = [
  'office_leads',
  'finish_lead',
  'forget_lead',
  'chat_misses',
  'list_places',
  'set_places',
  'take_places',
  'waiting_list',
  'mark_waiting',
] as const;

/** A portal's whole list of weeks. */
const BODY_LIMIT_BYTES = 500_000;

type Ports = { key: string; database: Database };

const refuse = (status: number, message: string): Response =>
  json({ message }, status, { 'Cache-Control': 'no-store' });

/** `POST /rest/v1/rpc/{name}`: the office's SQL functions as Supabase serves them, with the key of the service role. */
export async function officeEndpoint(
  request: Request,
  name: string,
  { key, database }: Ports,
): Promise<Response> {
  const bearer = /^Bearer (.+)$/.exec(request.headers.get('Authorization') ?? '')?.[1];
  if (!isOfficeKey(bearer ?? request.headers.get('apikey') ?? '', key))
    return refuse(401, 'The key is not right.');
  if (request.method !== 'POST') return refuse(405, 'Use POST.');
  const call = CALLS.find((known) => known === name);
  if (call === undefined) return refuse(404, 'There is no such function.');
  const body = await readJsonBody(request, BODY_LIMIT_BYTES);
  if (!body.ok) return refuse(body.error.status, body.error.message);
  const { p_filter: filter, p_reference: reference, p_who: who } = body.value;
  if (call === 'chat_misses' || call === 'office_leads' || call === 'waiting_list') {
    return json(await database.call(call, { p_filter: filter ?? {} }));
  }
  if (call === 'list_places') return json(await database.call(call, {}));
  if (call === 'set_places') return json(await database.call(call, { p_rows: body.value['p_rows'] ?? [] }));
  if (call === 'take_places')
    return json(await database.call(call, { p_change: body.value['p_change'] ?? {} }));
  if (call === 'mark_waiting') {
    return json(
      await database.call(call, { p_reference: String(reference), p_state: String(body.value['p_state']) }),
    );
  }
  if (call === 'finish_lead') return json(await database.call(call, { p_reference: String(reference) }));
  return json(await database.call(call, { p_who: String(who) }));
}
