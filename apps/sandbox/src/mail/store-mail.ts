import type { SandboxDatabase } from '../database/open-database';
import { leadOf, type Lead } from './lead-of';
import type { Mail } from './read-mail';

export type StoreOutcome = 'stored' | 'known' | 'refused';

/** SQLSTATE of a row that is already there, and of one that a rule of the table refuses. */
const DUPLICATE = '23505';
const REFUSED = ['23514', '23502', '22001', '22007', '22008', '22P02'];

const INSERT_LEAD = `insert into public.leads
  (id, kind, name, email, phone, subject, message, consent_version, consent_channel, consent_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`;
const INSERT_MAIL = `insert into sandbox.mail (lead_id, template_id, params) values ($1, $2, $3)
  on conflict (lead_id) do nothing returning id`;

/**
 * Keeps an e-mail and the lead in it, the lead with the rights of an anonymous visitor. A lead id that came before is
 * kept once: whoever sends it again hears that it arrived.
 */
export async function storeMail(database: SandboxDatabase, mail: Mail): Promise<StoreOutcome> {
  const lead = leadOf(mail.params);
  if (lead !== null) {
    const outcome = await storeLead(database, lead);
    if (outcome === 'refused') return outcome;
  }
  // Also after a known lead: the process may have stopped between the two rows.
  const rows = await database.asOwner(INSERT_MAIL, [
    lead?.id ?? null,
    mail.templateId,
    JSON.stringify(mail.params),
  ]);
  return rows.length === 0 ? 'known' : 'stored';
}

async function storeLead(database: SandboxDatabase, lead: Lead): Promise<StoreOutcome> {
  const { id, kind, name, email, phone, subject, message, consent } = lead;
  const consentValues = [consent?.version ?? null, consent?.channel ?? null, consent?.at ?? null];
  try {
    await database.asVisitor(INSERT_LEAD, [id, kind, name, email, phone, subject, message, ...consentValues]);
    return 'stored';
  } catch (error) {
    const code = (error as { code?: string }).code ?? '';
    if (code === DUPLICATE) return 'known';
    if (REFUSED.includes(code)) return 'refused';
    throw error;
  }
}
