import { chakra } from '@chakra-ui/react';
import { leadSubject, type Lead, type LeadId } from '@kidcode/leads';
import { BRAND } from '@kidcode/site';
import { LinkButton, Notice, Row } from '@kidcode/ui';
import { Mail, MessageSquare, Phone } from 'lucide-react';
import { useEffect, useRef } from 'react';

/** Why a form has not been sent although nothing is wrong with its fields. */
export type LeadObstacle =
  /** It is tried again: kept, or lost with the page where the browser keeps nothing. Refused for good, the same again cannot help. */
  | {
      readonly type: 'undelivered' | 'unkept' | 'refused';
      readonly lead: Lead;
      /** The form that it was written in has been left: the words stand in no field any more. */
      readonly isLeft: boolean;
    }
  /** The request has arrived as it was sent; what was written since has not. */
  | { readonly type: 'changed'; readonly lead: Lead }
  | { readonly type: 'too-many'; readonly minutes: number }
  | { readonly type: 'trapped' };

/** Whether it is about a request that was sent before the form was opened: that is told in the form's place. */
export const isLeftBehind = (obstacle: LeadObstacle | null): boolean =>
  obstacle !== null && 'isLeft' in obstacle && obstacle.isLeft;

function textOf(lead: Lead): string {
  if (lead.kind !== 'teacher') return lead.params.message_body;
  const { message, from_name: name, from_email: email } = lead.params;
  return `${message}\n\n${name}\n${email}`;
}

const bodyOf = (lead: Lead): string => `${textOf(lead)}\n\nReference: ${lead.id}`;

/** An `sms:` link to the school with the same words, for when there is no connection but the telephone's. */
const leadTextLink = (lead: Lead): string =>
  // The ampersand is for iPhones, which overlook a body that comes first.
  `${BRAND.phone.href.replace(/^tel:/, 'sms:')}?&body=${encodeURIComponent(`${leadSubject(lead)}\n${bodyOf(lead)}`)}`;

/** A `mailto:` link with everything that the parent has typed, for when the form does not get through. */
function leadMailLink(lead: Lead): string {
  const body = encodeURIComponent(bodyOf(lead).replace(/\n/g, '\r\n'));
  return `${BRAND.email.href}?subject=${encodeURIComponent(leadSubject(lead))}&body=${body}`;
}

function words(obstacle: LeadObstacle): string {
  switch (obstacle.type) {
    case 'undelivered':
      return 'Nothing is lost: your request is kept on this device, and we send it again by itself as soon as we can.';
    case 'unkept':
      return 'This browser lets us keep nothing: your request is lost when you close this page. We try again while it is open. To be sure, send it yourself; your words are filled in.';
    case 'refused':
      return `It will not be sent again. ${obstacle.isLeft ? 'Please' : 'What you typed is still here: please'} call us, or send it in one of the other ways, with your words filled in.`;
    case 'changed':
      return 'What you have written since is still here and has not been sent. You can send it as another request.';
    case 'too-many':
      return `You can send the next one in ${obstacle.minutes} ${obstacle.minutes === 1 ? 'minute' : 'minutes'}.`;
    case 'trapped':
      return 'Our protection against spam took this for a program. A person is glad to help you right away.';
  }
}

/** The text in the form after a failure. Source: specification 1, section 8. */
const LEAD_FAILED_TEXT =
  'There was an issue sending your request. Please try again later or contact us directly.';

const TITLES: Readonly<Record<LeadObstacle['type'], string>> = {
  undelivered: LEAD_FAILED_TEXT,
  unkept: LEAD_FAILED_TEXT,
  refused: 'Your request was not accepted.',
  changed: 'Your request has arrived, as it was when you sent it.',
  'too-many': 'That is a lot of requests in a short time.',
  trapped: LEAD_FAILED_TEXT,
};

/** Whether it waits from before: it failed some time ago, if it did, and need not be sent again. */
const isOnItsWay = (obstacle: LeadObstacle): boolean => isLeftBehind(obstacle) && obstacle.type !== 'refused';

/** What a parent names when they ask about a request. */
export function Reference({ id }: { readonly id: LeadId }) {
  return (
    <p>
      Your reference:{' '}
      <chakra.strong whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
        {id}
      </chakra.strong>
    </p>
  );
}

/** Why what stands in the form has not gone out, its reference, and the ways that work without the form. */
export function LeadObstacleNotice({ obstacle }: { readonly obstacle: LeadObstacle }) {
  const lead = 'lead' in obstacle ? obstacle.lead : null;
  const isChanged = obstacle.type === 'changed';
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // A parent who is still writing is not moved away from the field, nor one to a form that they have not come to.
    if (obstacle.type !== 'changed' && !isLeftBehind(obstacle))
      place.current?.scrollIntoView({ block: 'nearest' });
  }, [obstacle]);
  return (
    <div ref={place}>
      <Notice
        tone={isChanged ? 'success' : lead && !isOnItsWay(obstacle) ? 'danger' : 'warning'}
        role={isChanged ? 'status' : 'alert'}
        title={isOnItsWay(obstacle) ? 'Your request is still on its way.' : TITLES[obstacle.type]}
        action={
          !isChanged && (
            <Row gap="2" marginTop="2" css={{ '& > *': { background: 'bg.raised' } }}>
              <LinkButton variant="outline" href={BRAND.phone.href} icon={<Phone size={18} />}>
                Call {BRAND.phone.display}
              </LinkButton>
              <LinkButton
                variant="outline"
                href={lead ? leadMailLink(lead) : BRAND.email.href}
                icon={<Mail size={18} />}
              >
                {lead ? 'Send it as an e-mail' : 'Write an e-mail'}
              </LinkButton>
              {lead && (
                <LinkButton variant="outline" href={leadTextLink(lead)} icon={<MessageSquare size={18} />}>
                  Send it as a text message
                </LinkButton>
              )}
            </Row>
          )
        }
      >
        <p>{words(obstacle)}</p>
        {lead && obstacle.type !== 'refused' && <Reference id={lead.id} />}
      </Notice>
    </div>
  );
}
