import { TIME } from '@kidcode/current-school';
import { isEmail, isLeadId, LEAD_KINDS } from '@kidcode/leads';
import {
  ageWords,
  centerOf,
  DONE_ANSWER,
  ERASED_ANSWER,
  leadRow,
  LEADS_ANSWER,
  LEADS_CSV_HEAD,
  statusOf,
  type OfficeLead,
} from '@kidcode/leads/office';
import { Option } from 'commander';

import { askBackend } from '../backend';
import type { DeclareCommands, KidcodeCommand } from '../declare';
import { schoolDay } from '../option-parsers';
import { expected, badInput, failedCheck, report, type Outcome, type Read } from '../outcome';
import { fieldsReport, listReport } from '../print-table';
import type { Surroundings } from '../surroundings';

/** Which leads; `since` is a day of the school. */
type LeadFilter = {
  readonly since?: string;
  readonly kind?: string;
  readonly open?: true;
  readonly unmailed?: true;
};

export const EXAMPLE = 'KC-7Q2M-X4RT-9D1A';
const REFERENCE = `a reference such as ${EXAMPLE}`;

/** A reference as somebody types it, in any letters. @param what was expected, for whom it is none. */
export function readReference(text: string, what = REFERENCE): Read<string> {
  const reference = text.trim().toUpperCase();
  return isLeadId(reference) ? { ok: true, value: reference } : expected(what, text);
}

/** So many leads in one answer of the backend. */
export const LEADS_OF_A_PAGE = 500;

/** All leads that a filter lets through, asked for page by page. */
async function find(
  surroundings: Surroundings,
  { since, kind, open, unmailed, reference }: LeadFilter & { readonly reference?: string },
): Promise<Read<readonly OfficeLead[]>> {
  const found: OfficeLead[] = [];
  for (;;) {
    const last = found.at(-1);
    const after = last && { after: { receivedAt: last.receivedAt, reference: last.reference } };
    const filter = { since, kind, open, unmailed, reference };
    const page = { ...filter, zone: TIME.zone, limit: LEADS_OF_A_PAGE, ...after };
    const answer = await askBackend(surroundings, 'office_leads', { p_filter: page }, LEADS_ANSWER);
    if (!answer.ok) return answer;
    found.push(...answer.value);
    if (answer.value.length !== LEADS_OF_A_PAGE) return { ok: true, value: found };
  }
}

/** What programs get: the lead, and what the tables say of it. */
const withWords = (lead: OfficeLead) => ({ ...lead, center: centerOf(lead), status: statusOf(lead) });

async function leadsListCommand(surroundings: Surroundings, filter: LeadFilter): Promise<Outcome> {
  const found = await find(surroundings, filter);
  if (!found.ok) return found;
  const rows = found.value.map((lead) => [
    lead.reference,
    ageWords(lead.ageSeconds),
    lead.kind,
    centerOf(lead) || '-',
    statusOf(lead),
    lead.name || lead.email,
    lead.subject,
  ]);
  const headings = ['REFERENCE', 'AGE', 'KIND', 'CENTER', 'STATUS', 'FROM', 'SUBJECT'];
  return listReport(found.value.map(withWords), headings, rows, { none: 'No requests.', whole: [0, 1, 2] });
}

async function leadsExportCommand(surroundings: Surroundings, filter: LeadFilter): Promise<Outcome> {
  const found = await find(surroundings, filter);
  if (!found.ok) return found;
  return report(found.value.map(withWords), [LEADS_CSV_HEAD, ...found.value.map(leadRow)].join('\r\n'));
}

async function leadsShowCommand(surroundings: Surroundings, text: string): Promise<Outcome> {
  const read = readReference(text);
  if (!read.ok) return read;
  const reference = read.value;
  const found = await find(surroundings, { reference });
  if (!found.ok) return found;
  const [lead] = found.value;
  if (lead === undefined) return badInput(`expected ${REFERENCE} that is kept; got ${reference}`);
  const { consent } = lead;
  return fieldsReport(withWords(lead), [
    ['Reference', lead.reference],
    ['Status', statusOf(lead)],
    ['Kind', lead.kind],
    ['Center', centerOf(lead)],
    ['Received', `${lead.receivedAt} (${ageWords(lead.ageSeconds)})`],
    ['Name', lead.name],
    ['Email', lead.email],
    ['Phone', lead.phone],
    ['Subject', lead.subject],
    ['Message', lead.message],
    ['Consent', consent === null ? null : `${consent.version}, ${consent.channel}, ${consent.at}`],
    ['State', lead.state],
    ['Assigned to', lead.assignedTo],
    ['Note', lead.note],
    ['Mailed', lead.mailedAt],
    ['Done', lead.doneAt],
    ['Kept until', lead.keepUntil],
  ]);
}

async function leadsDoneCommand(surroundings: Surroundings, text: string): Promise<Outcome> {
  const read = readReference(text);
  if (!read.ok) return read;
  const reference = read.value;
  const answer = await askBackend(surroundings, 'finish_lead', { p_reference: reference }, DONE_ANSWER);
  if (!answer.ok) return answer;
  if (!answer.value.done) {
    return badInput(`expected ${REFERENCE} that is kept; got ${reference}`);
  }
  return report({ reference, status: 'done' }, `${reference} is done.`);
}

async function leadsEraseCommand(surroundings: Surroundings, text: string): Promise<Outcome> {
  const who = text.trim();
  if (!isLeadId(who.toUpperCase()) && !isEmail(who)) {
    return expected(`${REFERENCE}, or an e-mail address`, text);
  }
  const answer = await askBackend(surroundings, 'forget_lead', { p_who: who }, ERASED_ANSWER);
  if (!answer.ok) return answer;
  const { erased } = answer.value;
  if (erased.length === 0) {
    return failedCheck({ erased }, 'Nothing was erased.', `expected a request of ${who}; found none`);
  }
  return report(
    { erased },
    `Erased: ${erased.join(', ')}\nDelete the e-mails with these references from the mailbox, too.`,
  );
}

const filtered = (command: KidcodeCommand): KidcodeCommand =>
  command
    .option('--since <day>', 'only those received on this day or later', schoolDay)
    .addOption(new Option('--kind <kind>', 'only those of one form').choices(LEAD_KINDS))
    .option('--open', 'only those that nobody has marked as done')
    .option('--unmailed', 'only those that were stored and not mailed for a quarter of an hour');

export const declareLeads: DeclareCommands = (program) => {
  const leads = program
    .group('leads', 'what parents have sent, for the office', () => [
      'kidcode leads list --open',
      `kidcode leads show ${EXAMPLE}`,
    ])
    .addHelpText(
      'after',
      '\nPeople sign in first: kidcode sign-in. A job has the address in SUPABASE_URL and the key in SUPABASE_SERVICE_ROLE_KEY instead; npm start prints both for the sandbox.',
    );

  filtered(
    leads.data('list', 'the requests of parents, the newest first', () => [
      'kidcode leads list --open',
      'kidcode leads list --unmailed',
      'kidcode leads list --kind coupon --since 2025-12-01 --json',
    ]),
  ).answers(leadsListCommand);

  leads
    .data('show <reference>', 'everything about one request', () => [
      `kidcode leads show ${EXAMPLE}`,
      `kidcode leads show ${EXAMPLE} --json`,
    ])
    .answers(leadsShowCommand);

  leads
    .data('done <reference>', 'mark a request as answered', () => [`kidcode leads done ${EXAMPLE}`])
    .answers(leadsDoneCommand);

  filtered(
    leads.data('export', 'the requests with all that is kept of them, for a spreadsheet', () => [
      'kidcode leads export --csv > leads.csv',
      'kidcode leads export --open --json',
    ]),
  )
    .option('--csv', 'print CSV, as without this option')
    .answers(leadsExportCommand);

  leads
    .data('erase <who>', 'remove a person, by reference or e-mail address', () => [
      `kidcode leads erase ${EXAMPLE}`,
      'kidcode leads erase parent@example.com --json',
    ])
    .answers(leadsEraseCommand);
};
