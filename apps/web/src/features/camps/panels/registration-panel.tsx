import { formOffer, campName, type ShownCamp } from '@kidcode/booking';
import { BRANCHES } from '@kidcode/branches';
import { BRAND } from '@kidcode/site';
import { EmptyState, Notice, SectionHeading, Stack, styled } from '@kidcode/ui';

import { island } from '../../../shared/island';
import { ActionLink, SiteLink } from '../../../shared/page-link';
import { ScriptsNeeded } from '../register';
import { RegistrationForm } from '../registration/registration-form';
import { opensOnWords, seatWords, STATUS_WORDS } from '../season-status-words';
import { SIGNUP_HREF, SIGNUP_LABELS } from '../signup/signup-band';
import type { ShownAtCenter } from '../use-shown-camp';

const AllPrices = island('camp-prices', () => import('./all-prices').then((module) => module.AllPrices));
const Deadlines = /* @__PURE__ */ styled('ul', {
  paddingInlineStart: '1.2em',
  listStyle: 'disc',
  '& li::marker': { color: 'accent.text' },
});

/** What stands above the form: until when it can be sent, or why it cannot. */
function Standing({ shown }: { readonly shown: ShownCamp }) {
  const { camp, status } = shown;
  const isOpen = status.phase === 'open';
  const isAnnounced = status.phase === 'announced';
  const opensOn = opensOnWords(shown);
  const title = isOpen ? 'Registration deadlines' : STATUS_WORDS[status.phase].headline;
  if (isOpen && camp.deadlines.length === 0) return null;
  return (
    <Notice tone={isOpen || isAnnounced ? 'info' : 'warning'} title={title}>
      {isAnnounced && opensOn !== null && <p>{opensOn}</p>}
      {!isOpen && !isAnnounced && camp.deadlines.length > 0 && <p>These were the deadlines:</p>}
      <Deadlines>
        {camp.deadlines.map(({ option, text }) => (
          <li key={option}>{text}</li>
        ))}
      </Deadlines>
    </Notice>
  );
}

/** A week without a place: what is left, and how to hear of the next registration. */
function FullWeeks({ shown }: { readonly shown: ShownCamp }) {
  const seats = seatWords(shown);
  if (seats === null) return null;
  return (
    <Notice
      tone="warning"
      title={seats}
      action={shown.status.fullWeeks.length > 0 && <SiteLink href={SIGNUP_HREF} label={SIGNUP_LABELS.next} />}
    />
  );
}

const REGISTERING = { title: 'Register', lead: 'Choose, see the price, register.' };
const PLANNING = { title: 'Prices', lead: 'Work out what it costs.' };
const WAITING = { title: 'Waiting list', lead: 'Wait for a week, and we write when a place is free.' };

interface RegistrationPanelProps extends ShownAtCenter {
  /** The same without what is known of the places: the form narrows its offer itself, and has the waiting list (D-144). */
  readonly onDay: ShownCamp;
}

/** Deadlines, the form with its price, every price in a table, and a person to ask. */
export function RegistrationPanel({ shown, onDay, branchId }: RegistrationPanelProps) {
  const { camp, status, priced } = onDay;
  const { name, phone, telHref } = BRANCHES[branchId];
  if (priced === null) {
    const isOpen = status.phase === 'open';
    const title = isOpen ? 'Register with us' : STATUS_WORDS[status.phase].headline;
    return (
      <EmptyState
        title={title}
        level={2}
        action={
          !isOpen &&
          status.tellMe !== null && (
            <ActionLink href={SIGNUP_HREF} label={SIGNUP_LABELS[status.tellMe]} size="md" />
          )
        }
      >
        {isOpen
          ? `Prices are not published here. Call us in ${name} at ${phone}, and we register your child.`
          : status.phase === 'announced'
            ? 'Prices and the registration form appear here when registration opens.'
            : `Places can no longer be booked here. Call us in ${name} at ${phone} with any question.`}
      </EmptyState>
    );
  }
  const offer = formOffer(priced.season, status.today, branchId);
  const { title, lead } =
    offer.registration === 'closed' ? PLANNING : shown.status.phase === 'open' ? REGISTERING : WAITING;
  return (
    <>
      <SectionHeading title={title} lead={`${campName(camp)} in ${name}. ${lead}`} />
      <Stack gap="8">
        <Standing shown={shown} />
        <FullWeeks shown={onDay} />
        <ScriptsNeeded phone={phone} more=" The prices below are the same." />
        {/* A form for another offer is another form: what it held may not exist any more. */}
        <RegistrationForm
          key={JSON.stringify(offer)}
          priced={priced}
          branchId={branchId}
          offer={offer}
          camp={camp}
          isAnnounced={status.phase === 'announced'}
        />
        <Stack
          gap="8"
          alignItems="start"
          marginTop="8"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 25rem)' }}
          columnGap={{ lg: '12' }}
        >
          <AllPrices season={camp.season} branchId={branchId} />
          <Notice title="Rather talk to somebody?">
            {'Call '}
            <SiteLink stands="inSentence" href={telHref} label={phone} />
            {' or '}
            <SiteLink stands="inSentence" href="/contact-us" label="contact us" />
            {`. Support hours: ${BRAND.supportHours}.`}
          </Notice>
        </Stack>
      </Stack>
    </>
  );
}
