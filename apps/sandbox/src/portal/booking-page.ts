import { ENROLLMENT_MARK, parsePortalLink, type PortalLinkError } from '@kidcode/booking';
import { branchCode, BRANCHES, type BranchId } from '@kidcode/branches';

import { html as markup } from 'hono/html';
import { facts, portalPage, received, refusalPage } from './portal-page';

/** What a parent calls the fields of a booking link. */
const LABELS: Readonly<Record<string, string>> = {
  name: 'the branch',
  programType: 'the program',
  courseCode: 'the course',
  courseName: 'the name of the course',
  meetingType: 'what to book, a trial or a consultation,',
  meetingMethod: 'how to meet',
  branchCode: 'the branch',
};

/**
 * A trial and an enrollment come with the same parameters, and the mark of an enrollment (D-51) never reaches a
 * server: the page holds both wordings, and its style shows the one that the address asks for.
 */
const either = (trial: string, enrollment: string) =>
  markup`<span class="of-trial">${trial}</span><span class="of-enrollment">${enrollment}</span>`;

const BOOKED = 'This is what the portal was asked to book. Here a parent would choose a day and a time.';
const TRIAL_HEADING = markup`<span id="${ENROLLMENT_MARK}">${either('Your free trial class', 'Your enrollment')}</span>`;
const TRIAL_LEAD = either(
  BOOKED,
  'An enrollment begins with a free trial class, which the portal was asked to book. Here a parent would choose its day and time; the class, its days and the fee are settled after it.',
);

/** `/portal/book-a-trial`: shows the trial or consultation it was asked for, and refuses nonsense. */
export async function bookingPage(url: URL): Promise<Response> {
  const parsed = parsePortalLink(url.href);
  if (!parsed.ok) return refuse(parsed.error);
  const request = parsed.value;
  if (request.kind === 'camp') throw new Error('sandbox: a booking link cannot be a camp link');

  const program = request.kind === 'trial' && [
    ['Program', request.program === 'core' ? 'Core program' : 'Specialized program'] as const,
    ['Course', `${request.courseName} (${request.courseCode})`] as const,
  ];
  return portalPage({
    ...(request.kind === 'trial'
      ? { title: 'Your free trial class', heading: TRIAL_HEADING, lead: TRIAL_LEAD }
      : { title: 'Your free consultation', lead: BOOKED }),
    content: markup`<section class="card" aria-labelledby="request">
        <h2 id="request">Request</h2>
        ${facts([
          ['Meeting', request.kind === 'trial' ? 'Trial' : 'Consultation'],
          ['Branch', branchName(request.branchId)],
          ...(program || []),
          ['How you meet', request.meetingMethod],
        ])}
      </section>
      ${received('What the portal received', [...url.searchParams])}`,
  });
}

function branchName(id: BranchId): string {
  return `${BRANCHES[id].name} (${branchCode(id)})`;
}

function refuse({ code, field, message }: PortalLinkError): Promise<Response> {
  const what = LABELS[field ?? ''] ?? 'something';
  return refusalPage({
    title: 'This booking link is not complete',
    why: `In this link, ${what} is missing or not one that the school knows.`,
    next: 'Go back to the site and choose again: that makes a fresh link.',
    code: field === null ? code : `${code}: ${message}`,
    status: 400,
  });
}
