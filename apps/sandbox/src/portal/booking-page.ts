import { parsePortalLink, type PortalLinkError } from '@kidcode/booking';
import { branchCode, BRANCHES, type BranchId } from '@kidcode/branches';

import { markup } from './html';
import { facts, portalPage, received } from './portal-page';
import { refusalPage } from './refusal-page';

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

/** `/portal/book-a-trial`: shows the trial or consultation it was asked for, and refuses nonsense. */
export function bookingPage(url: URL): Response {
  const parsed = parsePortalLink(url.href);
  if (!parsed.ok) return refuse(parsed.error);
  const request = parsed.value;
  if (request.kind === 'camp') throw new Error('sandbox: a booking link cannot be a camp link');

  const program = request.kind === 'trial' && [
    ['Program', request.program === 'core' ? 'Core program' : 'Specialized program'] as const,
    ['Course', `${request.courseName} (${request.courseCode})`] as const,
  ];
  return portalPage({
    title: request.kind === 'trial' ? 'Your free trial class' : 'Your free consultation',
    lead: 'This is what the portal was asked to book. Here a parent would choose a day and a time.',
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

function refuse({ code, field, message }: PortalLinkError): Response {
  const what = LABELS[field ?? ''] ?? 'something';
  return refusalPage({
    title: 'This booking link is not complete',
    why: `In this link, ${what} is missing or not one that the school knows.`,
    next: 'Go back to the site and choose again: that makes a fresh link.',
    code: field === null ? code : `${code}: ${message}`,
    status: 400,
  });
}
