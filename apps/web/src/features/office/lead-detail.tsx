import { OFFICE } from '@kidcode/current-school';
import { ageWords, centerOf, LEAD_STATES, type OfficeLead } from '@kidcode/leads/office';
import { Button, Field, LinkButton, Notice, SelectInput, styled } from '@kidcode/ui';
import { Fragment, useState } from 'react';

import { focusHeading, focusHeadingWhenGone } from './focus';
import { EraseDialog, NoteEditor } from './note-editor';
import { usePeopleQuery, type LeadChange } from './office-api';
import { kindWords, replyAddress, senderOf, STATE_OPTIONS, STATE_WORDS, whenWords } from './office-words';

const Root = /* @__PURE__ */ styled('article', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '6',
  alignContent: 'start',
  minWidth: '0',
  '& h2': { textStyle: 'h3' },
  '& h3': { fontFamily: 'heading', fontSize: 'md' },
  '& dl': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: '4',
    rowGap: '1',
    '& dt': { color: 'fg.quiet' },
    '& a': { color: 'accent.text', textDecoration: 'underline' },
  },
  '& blockquote': {
    padding: '4',
    borderRadius: 'control',
    background: 'bg.sunken',
    whiteSpace: 'pre-wrap',
  },
  '& section': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '3' },
});

interface LeadDetailProps {
  readonly lead: OfficeLead;
  /** Changes something that can be undone; the words say what was done. */
  readonly apply: (lead: OfficeLead, change: LeadChange, words: string) => void;
  readonly erase: (lead: OfficeLead) => void;
  readonly isGoing: boolean;
}

export function LeadDetail({ lead, apply, erase, isGoing }: LeadDetailProps) {
  const [isErasing, setIsErasing] = useState(false);
  const [replyName, setReplyName] = useState('');
  const { data: people = [] } = usePeopleQuery(null);
  const sender = senderOf(lead);
  const seers = people.filter(
    ({ role, centers }) => role === 'owner' || lead.branch === '' || centers.includes(lead.branch),
  );
  const addresses = [
    ...new Set([...seers.map(({ email }) => email), ...(lead.assignedTo ? [lead.assignedTo] : [])]),
  ];
  const markAnswered = () => {
    if (lead.state === 'new' || lead.state === 'working')
      apply(lead, { state: 'answered' }, `The request of ${sender} is answered.`);
  };
  const facts = [
    ['E-mail', lead.email],
    ['Phone', lead.phone],
    ['Reference', lead.reference],
    [
      'Consent',
      lead.consent === null ? 'None was asked for' : `${lead.consent.version}, ${whenWords(lead.consent.at)}`,
    ],
    ['Mailed', lead.mailedAt === null ? 'Not yet' : whenWords(lead.mailedAt)],
    [
      'Last change',
      lead.changedAt === null ? '' : [whenWords(lead.changedAt), lead.changedBy].filter(Boolean).join(', '),
    ],
  ] as const;
  return (
    <Root aria-labelledby="request-title">
      <div>
        <h2 id="request-title" tabIndex={-1}>
          {sender}
        </h2>
        <p>
          {kindWords(lead.kind)}, {centerOf(lead) || 'no center'}, {whenWords(lead.receivedAt)} (
          {ageWords(lead.ageSeconds)})
        </p>
      </div>
      {isGoing && (
        <Notice tone="warning" role="status">
          This request is being erased.
        </Notice>
      )}
      <section>
        <h3>{lead.subject}</h3>
        {lead.message !== '' && <blockquote>{lead.message}</blockquote>}
        <dl>
          {facts
            .filter(([, value]) => value !== '')
            .map(([name, value]) => (
              <Fragment key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </Fragment>
            ))}
        </dl>
      </section>
      <section>
        <h3>Answer</h3>
        {lead.email !== '' && OFFICE.replies.length > 0 && (
          <Field label="Begin with">
            <SelectInput
              value={replyName}
              placeholder="An empty mail"
              options={OFFICE.replies.map(({ name }) => ({ value: name, label: name }))}
              onChange={(event) => setReplyName(event.currentTarget.value)}
            />
          </Field>
        )}
        <div data-presses="">
          {lead.email !== '' && (
            <LinkButton
              href={replyAddress(
                lead,
                OFFICE.replies.find(({ name }) => name === replyName),
              )}
              onClick={markAnswered}
            >
              Write an e-mail
            </LinkButton>
          )}
          {lead.phone !== '' && (
            <LinkButton
              variant="outline"
              href={`tel:${lead.phone.replace(/[^\d+]/g, '')}`}
              onClick={markAnswered}
            >
              Call
            </LinkButton>
          )}
          {lead.state !== 'done' && (
            <Button
              variant="accent"
              ref={focusHeadingWhenGone}
              onClick={() => apply(lead, { state: 'done' }, `The request of ${sender} is done.`)}
            >
              Done
            </Button>
          )}
        </div>
      </section>
      <section>
        <div data-row="">
          <Field label="State">
            <SelectInput
              value={lead.state}
              options={STATE_OPTIONS}
              onChange={({ currentTarget: { value } }) => {
                const state = LEAD_STATES.find((known) => known === value);
                if (state !== undefined)
                  apply(
                    lead,
                    { state },
                    `The request of ${sender} is now: ${STATE_WORDS[state].toLowerCase()}.`,
                  );
              }}
            />
          </Field>
          <Field label="Assigned to">
            <SelectInput
              value={lead.assignedTo ?? ''}
              placeholder="Nobody"
              options={addresses.map((value) => ({ value, label: value }))}
              onChange={({ currentTarget: { value } }) =>
                apply(
                  lead,
                  { assignedTo: value },
                  value === ''
                    ? `Nobody has the request of ${sender}.`
                    : `${value} has the request of ${sender}.`,
                )
              }
            />
          </Field>
        </div>
      </section>
      <NoteEditor lead={lead} />
      <div>
        <Button variant="outline" disabled={isGoing} onClick={() => setIsErasing(true)}>
          Erase
        </Button>
      </div>
      {isErasing && (
        <EraseDialog
          lead={lead}
          onClose={() => setIsErasing(false)}
          onErase={() => {
            setIsErasing(false);
            erase(lead);
            // The pressed button cannot be pressed any more.
            focusHeading();
          }}
        />
      )}
    </Root>
  );
}
