import { centerOf, statusOf, type OfficeLead } from './office-lead';

/**
 * A spreadsheet takes these for the beginning of a formula, in any width and after what nobody sees, and a parent's words must
 * not become one: neither at the beginning of a cell nor where another reader of the file sees one, after a semicolon or a line break.
 */
const FORMULA =
  /(?<=^|[;\n\u2028\u2029])(?=[\s"\p{Cf}\p{M}\p{Default_Ignorable_Code_Point}\u2800]*[=+\-@＝＋－＠﹦﹢﹣﹫⁼⁺⁻₌₊₋−])/gu;

/** What could drive a terminal or turn the direction of what stands after it. */
const DRIVING = /[\p{Cc}\p{Bidi_Control}]/gu;

/** By this a spreadsheet knows the letters of a file for UTF-8. */
const BYTE_ORDER_MARK = '\u{FEFF}';

function cell(value: string): string {
  const plain = value
    .split(/\r\n?|\n/)
    .map((line) => line.replace(DRIVING, ' '))
    .join('\n');
  const text = plain.replace(FORMULA, "'");
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A row of CSV (RFC 4180), without a line break. What looks like a formula is marked as text. */
export const csvRow = (values: readonly string[]): string => values.map(cell).join(',');

/** The headings of a file of leads, after the byte-order mark; each row of `leadRow` stands on a line of its own after it, behind `\r\n`. */
export const LEADS_CSV_HEAD =
  BYTE_ORDER_MARK +
  csvRow([
    ...['reference', 'received', 'kind', 'center', 'status', 'name', 'email', 'phone'],
    ...['subject', 'message', 'consent', 'kept until', 'state', 'assigned to', 'note'],
  ]);

/** All that is kept of a lead, as a row of CSV. */
export const leadRow = (lead: OfficeLead): string =>
  csvRow([
    ...[lead.reference, lead.receivedAt, lead.kind, centerOf(lead), statusOf(lead)],
    ...[lead.name, lead.email, lead.phone, lead.subject, lead.message],
    ...[lead.consent?.version ?? '', lead.keepUntil, lead.state, lead.assignedTo ?? '', lead.note],
  ]);
