import { chakra } from '@chakra-ui/react';
import { CircleAlert } from 'lucide-react';
import { useId } from 'react';
import type { ReactNode } from 'react';

import { SmallText, Stack } from '../layout/boxes';
import { FieldContext, type FieldControl } from './inputs';

const Problem = /* @__PURE__ */ chakra('p', {
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '0.375rem',
    textStyle: 'label',
    color: 'status.danger',
    '& > svg': { flexShrink: '0', marginTop: '0.1em' },
  },
});

/** What is wrong, in red and with a sign; `id` for `aria-describedby`. */
export function FieldError({ id, children }: { readonly id?: string; readonly children: ReactNode }) {
  return (
    <Problem id={id}>
      <CircleAlert size={18} />
      <span>{children}</span>
    </Problem>
  );
}

interface FieldProps {
  readonly label: ReactNode;
  /** Marks the label with an asterisk and the control as required. */
  readonly required?: boolean;
  readonly hint?: ReactNode;
  /** What is wrong with the value; shown in red and read with the control. */
  readonly error?: string | undefined;
  /** Id of the control; made up when missing. */
  readonly id?: string;
  /** One `TextInput`, `TextArea`, `SelectInput` or `RangeInput`. */
  readonly children: ReactNode;
}

/** Label, control, hint and error as one. The control inside picks up its id and descriptions by itself. */
export function Field({ label, required = false, hint, error, id: givenId, children }: FieldProps) {
  const madeId = useId();
  const id = givenId ?? madeId;
  const hasHint = hint !== undefined;
  const described = [hasHint && `${id}-hint`, error !== undefined && `${id}-error`].filter(Boolean).join(' ');
  const control: FieldControl = {
    id,
    required,
    'aria-invalid': error !== undefined || undefined,
    'aria-describedby': described || undefined,
  };
  return (
    <Stack gap="2" minWidth="0" alignContent="start">
      <chakra.label textStyle="label" justifySelf="start" htmlFor={id}>
        {label}
        {required && (
          <chakra.span color="status.danger" marginInlineStart="1" aria-hidden="true">
            *
          </chakra.span>
        )}
      </chakra.label>
      <FieldContext value={control}>{children}</FieldContext>
      {hasHint && <SmallText id={`${id}-hint`}>{hint}</SmallText>}
      {error !== undefined && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </Stack>
  );
}
