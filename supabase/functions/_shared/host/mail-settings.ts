import { LEAD_KINDS, type LeadKind } from '@kidcode/leads';
import { keyProblem } from '@kidcode/school';

/** How a server reaches EmailJS. */
export type MailSettings = {
  /** Address of the service, without a closing slash. */
  origin: string;
  publicKey: string;
  /** EmailJS takes a mail from a server with this only; its interface calls it `accessToken`. */
  privateKey: string;
  serviceId: string;
  templateIds: Readonly<Record<LeadKind, string>>;
};

const DEFAULT_ORIGIN = 'https://api.emailjs.com';

const templateOf = (kind: LeadKind): string => `EMAILJS_TEMPLATE_${kind.toUpperCase()}`;

/** The variables that are read here; all but the private key have the same name and meaning for the build of the site. */
export const MAIL_VARIABLES = [
  'EMAILJS_ORIGIN',
  'EMAILJS_PUBLIC_KEY',
  'EMAILJS_PRIVATE_KEY',
  'EMAILJS_SERVICE_ID',
  'EMAILJS_TEMPLATE_ID',
  ...LEAD_KINDS.map(templateOf),
];

/**
 * The mail service that the environment names, and what is wrong with it, in words. Without a private key there is none.
 *
 * @param get reads one variable.
 */
export function readMailSettings(get: (name: string) => string | undefined): {
  mail: MailSettings | null;
  problems: readonly string[];
} {
  const text = (name: string): string => get(name)?.trim() ?? '';
  if (text('EMAILJS_PRIVATE_KEY') === '') return { mail: null, problems: [] };
  const problems: string[] = [];
  const key = (name: string): string => {
    const problem = keyProblem(name, text(name));
    if (problem !== null) problems.push(problem);
    return text(name);
  };
  const origin = (text('EMAILJS_ORIGIN') || DEFAULT_ORIGIN).replace(/\/+$/, '');
  if (!/^https?:\/\//.test(origin) || !URL.canParse(origin))
    problems.push('EMAILJS_ORIGIN: an http(s) address is expected');
  const template = (kind: LeadKind) => text(templateOf(kind)) || text('EMAILJS_TEMPLATE_ID');
  const templateIds = {
    coupon: template('coupon'),
    info: template('info'),
    teacher: template('teacher'),
    season: template('season'),
    waiting: template('waiting'),
  };
  if (Object.values(templateIds).includes(''))
    problems.push('EMAILJS_TEMPLATE_ID: the template of the mails is expected');
  const mail = {
    origin,
    publicKey: key('EMAILJS_PUBLIC_KEY'),
    privateKey: key('EMAILJS_PRIVATE_KEY'),
    serviceId: key('EMAILJS_SERVICE_ID'),
    templateIds,
  };
  return { mail: problems.length === 0 ? mail : null, problems };
}
