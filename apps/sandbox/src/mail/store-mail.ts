import { isLeadId } from '@kidcode/leads';

import type { SandboxDatabase } from '../database/with-roles';
import type { Mail } from './read-mail';

export type StoreOutcome = 'stored' | 'known' | 'other-content';

const INSERT_MAIL = `insert into sandbox.mail (lead_id, template_id, params) values ($1, $2, $3)
  on conflict (lead_id) do nothing returning id`;
const SAME_MAIL = 'select id from sandbox.mail where lead_id = $1 and params = $2::jsonb';

/**
 * Keeps an e-mail instead of sending it on; one that names a lead once: whoever sends the same again hears that it
 * arrived, other content under the same reference is refused. The lead itself is stored by the function `lead`.
 */
export async function storeMail(
  database: SandboxDatabase,
  { templateId, params }: Mail,
): Promise<StoreOutcome> {
  const id: unknown = params['lead_id'];
  const reference = isLeadId(id) ? id : null;
  const content = JSON.stringify(params);
  const rows = await database.asOwner(INSERT_MAIL, [reference, templateId, content]);
  if (rows.length > 0) return 'stored';
  const same = await database.asOwner(SAME_MAIL, [reference, content]);
  return same.length > 0 ? 'known' : 'other-content';
}
