import { Box, chakra } from '@chakra-ui/react';
import { HONEYPOT_FIELD, type LeadForm as Form, type LeadId, type LeadKind } from '@kidcode/leads';
import { BRAND } from '@kidcode/site';
import type { SelectInputProps, TextInputProps } from '@kidcode/ui';
import {
  Button,
  CheckboxRow,
  EmptyState,
  Field,
  SelectInput,
  SmallText,
  Stack,
  TextArea,
  TextInput,
  TextLink,
  VisuallyHidden,
  useHydrated,
  styled,
} from '@kidcode/ui';
import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';

import { SiteLink } from '../../shared/page-link';
import { isLeftBehind, LeadObstacleNotice, Reference } from './lead-obstacle-notice';
import { useLeadForm, type LeadFormRules } from './use-lead-form';

interface SentPanelProps {
  readonly title: string;
  readonly reference: LeadId;
  /** Words of the way back to an empty form. */
  readonly again: string;
  readonly onAgain: () => void;
}

/** Stands in the form's place when a request has arrived. */
function SentPanel({ title, reference, again, onAgain }: SentPanelProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button that had the focus is gone; a parent who has moved on meanwhile is left alone.
    if (document.activeElement === document.body) place.current?.focus();
  }, []);
  return (
    <chakra.div scrollMarginTop="9rem" outline="none" ref={place} tabIndex={-1}>
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
          <SiteLink stands="inSentence" href={BRAND.phone.href} label={BRAND.phone.display} />.
        </p>
      </EmptyState>
    </chakra.div>
  );
}

const Grid = /* @__PURE__ */ styled('form', {
  position: 'relative',
  display: 'grid',
  gap: '4',
  width: 'full',
  gridTemplateColumns: 'minmax(0, 1fr)',
  sm: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > :not([data-half])': { gridColumn: '1 / -1' },
  },
});

/** A field of a form: one line, unless it has `lines` or `choose`. */
interface LeadField<Name extends string = string> extends Pick<
  TextInputProps,
  'type' | 'autoComplete' | 'inputMode' | 'placeholder'
> {
  readonly name: Name;
  readonly label: string;
  readonly optional?: true;
  readonly hint?: string;
  /** Beside another one where there is room. */
  readonly half?: true;
  readonly lines?: number;
  readonly choose?: Pick<SelectInputProps, 'options' | 'onChange' | 'placeholder'>;
}

export const EMAIL_FIELD = {
  name: 'email',
  label: 'Email',
  type: 'email',
  autoComplete: 'email',
  inputMode: 'email',
  half: true,
} as const satisfies LeadField;

export const PHONE_FIELD = {
  name: 'phone',
  label: 'Phone',
  type: 'tel',
  autoComplete: 'tel',
  half: true,
} as const satisfies LeadField;

function LeadFieldRow({ field, error }: { readonly field: LeadField; readonly error: string | undefined }) {
  const { label, optional, hint, half, lines, choose, ...control } = field;
  const row = (
    <Field label={label} required={!optional} hint={hint} error={error}>
      {choose ? (
        // Other choices are another list: what was chosen from the old one is forgotten.
        <SelectInput
          key={choose.options.map(({ value }) => value).join(' ')}
          {...choose}
          name={control.name}
        />
      ) : lines ? (
        <TextArea name={control.name} rows={lines} />
      ) : (
        <TextInput {...control} />
      )}
    </Field>
  );
  return half ? <Box data-half>{row}</Box> : row;
}

interface LeadFormProps<Kind extends LeadKind> extends LeadFormRules<Kind> {
  /** The name of the form, for those who do not see it. */
  readonly name: string;
  readonly fields: readonly LeadField<Extract<keyof Form<Kind>, string>>[];
  /** What a parent agrees to, to the letter. */
  readonly agreement?: string;
  /** What becomes of the words in the form, in one sentence; in full it stands behind the link. */
  readonly note: string;
  /** Words of the one button. */
  readonly send: string;
  /** What stands in the form's place afterwards; without it the form's owner does something else. */
  readonly sent?: { readonly title: string; readonly again: string };
  /** In a dialog, whose end is right below. */
  readonly inDialog?: true;
  /** Above the fields. */
  readonly children?: ReactNode;
}

/** A form whose words reach the school: its fields, the agreement, what becomes of the words, and what happened to them. */
export function LeadForm<Kind extends LeadKind>(props: LeadFormProps<Kind>) {
  const { name, fields, hidden = {}, agreement, note, send, sent, inDialog, children } = props;
  const { isBusy, reference, errors, obstacle, formProps, beginAgain } = useLeadForm(props);
  // Before the page answers, a submit would put what was typed into the address.
  const isHydrated = useHydrated();
  const wrong: Readonly<Record<string, string | undefined>> = errors;
  if (reference !== null && sent) return <SentPanel {...sent} reference={reference} onAgain={beginAgain} />;
  if (obstacle && isLeftBehind(obstacle))
    return (
      <Stack gap="4" justifyItems="start" paddingBottom={inDialog && '6'}>
        <LeadObstacleNotice obstacle={obstacle} />
        <Button variant="outline" onClick={beginAgain}>
          {sent?.again ?? 'Send another request'}
        </Button>
      </Stack>
    );
  return (
    <Grid {...formProps} aria-label={name} paddingBottom={inDialog && '6'}>
      {children}
      {Object.entries(hidden).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      {fields.map((field) => (
        <LeadFieldRow key={field.name} field={field} error={wrong[field.name]} />
      ))}
      {agreement !== undefined && (
        <CheckboxRow name="agreement" label={agreement} error={wrong['agreement']} />
      )}
      {/* A field that people neither see nor reach; programs fill it in. */}
      <VisuallyHidden aria-hidden="true">
        <label>
          Leave this empty
          <input type="text" name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" />
        </label>
      </VisuallyHidden>
      {obstacle && <LeadObstacleNotice obstacle={obstacle} />}
      <SmallText>
        {note}{' '}
        <TextLink stands="inSentence" href="/privacy-policy" target="_blank" rel="noopener">
          Privacy policy<VisuallyHidden> (opens in a new tab)</VisuallyHidden>
        </TextLink>
      </SmallText>
      <noscript>
        <p>
          This form needs JavaScript. Please call {BRAND.phone.display} or write to {BRAND.email.display}.
        </p>
      </noscript>
      <Button
        type="submit"
        size="lg"
        justifySelf={{ base: 'stretch', sm: 'start' }}
        disabled={!isHydrated}
        loading={isBusy}
        loadingText="SENDING..."
      >
        {send}
      </Button>
    </Grid>
  );
}
