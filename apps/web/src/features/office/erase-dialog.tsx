import { chakra } from '@chakra-ui/react';
import type { OfficeLead } from '@kidcode/leads/office';
import { Button, Field, TextInput } from '@kidcode/ui';
import { useState } from 'react';

import { senderOf } from './office-words';

/** The browser's own dialog: it keeps the focus, closes with Escape, and costs no script. */
const Root = /* @__PURE__ */ chakra('dialog', {
  base: {
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
    '& [data-presses]': { display: 'flex', flexWrap: 'wrap', gap: '3' },
  },
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
          if (isTyped) onErase();
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
          <Button variant="outline" onClick={onClose}>
            Keep it
          </Button>
        </div>
      </form>
    </Root>
  );
}
