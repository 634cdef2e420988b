import { chakra } from '@chakra-ui/react';
import type { LeadId } from '@kidcode/leads';
import { BRAND } from '@kidcode/site';
import { Button, EmptyState, TextLink } from '@kidcode/ui';
import { useEffect, useRef } from 'react';

import { Reference } from './reference';

const Place = /* @__PURE__ */ chakra('div', { base: { scrollMarginTop: '9rem', outline: 'none' } });

interface SentPanelProps {
  readonly title: string;
  readonly reference: LeadId;
  /** Words of the way back to an empty form. */
  readonly again: string;
  readonly onAgain: () => void;
}

/** Stands in the form's place when a request has arrived. */
export function SentPanel({ title, reference, again, onAgain }: SentPanelProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button that had the focus is gone; a parent who has moved on meanwhile is left alone.
    if (document.activeElement === document.body) place.current?.focus();
  }, []);
  return (
    <Place ref={place} tabIndex={-1}>
      <EmptyState
        role="status"
        title={title}
        action={
          <Button variant="outline" onClick={onAgain}>
            {again}
          </Button>
        }
      >
        <Reference id={reference} />
        <p>
          We are there {BRAND.supportHours}. In a hurry? Call{' '}
          <TextLink stands="inSentence" href={BRAND.phone.href}>
            {BRAND.phone.display}
          </TextLink>
          .
        </p>
      </EmptyState>
    </Place>
  );
}
