import type { OfficeLead } from '@kidcode/leads/office';
import { Button, Field, Notice, TextArea, TextInput, styled } from '@kidcode/ui';
import { useState } from 'react';

import { useDraft, type Draft } from './drafts';
import { Told, trouble } from './feedback';
import { focusTextWhenGone } from './focus';
import { useChangeMutation } from './office-api';
import { failureWords, senderOf } from './office-words';

/** The browser's own dialog: it keeps the focus, closes with Escape, and costs no script. */
const Root = /* @__PURE__ */ styled('dialog', {
  margin: 'auto',
  width: 'min(34rem, calc(100vw - 2rem))',
  padding: '6',
  borderRadius: 'card',
  background: 'bg.raised',
  color: 'fg.ink',
  boxShadow: 'float',
  '&::backdrop': { background: 'scrim' },
  '& > form': { display: 'grid', gap: '4' },
  '& h2': { textStyle: 'h3' },
});

const ERASE_WORD = 'erase';

interface EraseDialogProps {
  readonly lead: OfficeLead;
  readonly onClose: () => void;
  readonly onErase: () => void;
}

export function EraseDialog({ lead, onClose, onErase }: EraseDialogProps) {
  const [typed, setTyped] = useState('');
  const isTyped = typed.trim().toLowerCase() === ERASE_WORD;
  return (
    <Root
      aria-labelledby="erase-title"
      ref={(dialog: HTMLDialogElement | null) => {
        if (dialog !== null && !dialog.open) dialog.showModal();
      }}
      onClose={onClose}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (!isTyped) return;
          // What is only taken away leaves the focus nowhere; what is closed gives it back.
          event.currentTarget.closest('dialog')?.close();
          onErase();
        }}
      >
        <h2 id="erase-title">Erase the request of {senderOf(lead)}</h2>
        <p>
          Everything that this person sent with it is deleted for good, and the note. What stays is the
          reference and the proof of a consent, without a name. E-mails with this reference are deleted in the
          mailbox by hand.
        </p>
        <Field label={`Type the word "${ERASE_WORD}"`}>
          <TextInput
            value={typed}
            autoComplete="off"
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        </Field>
        <div data-presses="">
          <Button type="submit" disabled={!isTyped}>
            Erase in 10 seconds
          </Button>
          <Button variant="outline" onClick={({ currentTarget }) => currentTarget.closest('dialog')?.close()}>
            Keep it
          </Button>
        </div>
      </form>
    </Root>
  );
}

/** The note of a request. Somebody else's change of it is shown beside what is being typed; neither text is lost. */
export function NoteEditor({ lead }: { readonly lead: OfficeLead }) {
  const [draft, setDraft] = useDraft('note', lead.reference);
  const [change, { error, isLoading }] = useChangeMutation();
  const isOvertaken = draft !== null && draft.seen !== lead.note && draft.text !== lead.note;
  const save = async ({ text }: Draft<'note'>) => {
    const answer = await change({
      reference: lead.reference,
      version: lead.version,
      change: { note: text },
    });
    // What was typed while it was being saved is not saved.
    if (answer.data !== undefined)
      setDraft((now) => (now === null || now.text === text ? null : { text: now.text, seen: text }));
  };
  const overwrite = (text: string) => setDraft(() => ({ text, seen: lead.note }));
  return (
    <section>
      <Field label="Note" hint="Only people of the office see it.">
        <TextArea
          rows={4}
          maxLength={5000}
          value={draft?.text ?? lead.note}
          onChange={({ currentTarget: { value } }) =>
            setDraft((now) => (value === lead.note ? null : { text: value, seen: now?.seen ?? lead.note }))
          }
        />
      </Field>
      {isOvertaken && (
        <Notice
          tone="warning"
          role="alert"
          title={`${lead.changedBy || 'Somebody'} has changed this request in the meantime`}
          action={
            <div data-presses="" ref={focusTextWhenGone}>
              <Button variant="outline" onClick={() => overwrite(`${lead.note}\n${draft.text}`.trim())}>
                Put both together
              </Button>
              <Button variant="outline" onClick={() => overwrite(draft.text)}>
                Keep mine
              </Button>
              <Button variant="outline" onClick={() => setDraft(() => null)}>
                Take theirs
              </Button>
            </div>
          }
        >
          {lead.note === '' ? 'Their note is empty.' : `Their note: ${lead.note}`} Yours is above, not saved
          yet.
        </Notice>
      )}
      {error !== undefined && !isOvertaken && <Told told={trouble(failureWords(error))} />}
      {draft !== null && draft.text !== lead.note && !isOvertaken && (
        <div data-presses="" ref={focusTextWhenGone}>
          <Button
            variant="accent"
            loading={isLoading}
            loadingText="Saving..."
            onClick={() => void save(draft)}
          >
            Save note
          </Button>
          <Button variant="outline" onClick={() => setDraft(() => null)}>
            Leave it as it was
          </Button>
        </div>
      )}
    </section>
  );
}
