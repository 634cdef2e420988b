import { chakra, defineRecipe } from '@chakra-ui/react';
import { ChevronDown, CircleAlert } from 'lucide-react';
import { createContext, use, useId, type ComponentProps, type ReactNode } from 'react';

import { SmallText, Stack } from '../layout/boxes';
import { styled } from '../layout/styled';

/** What a field tells the control inside it: what ties it to label, hint and error. */
type FieldControl = Pick<ComponentProps<'input'>, 'id' | 'required' | 'aria-invalid' | 'aria-describedby'>;

const FieldContext = createContext<FieldControl>({});

const Problem = /* @__PURE__ */ styled('p', {
  display: 'flex',
  alignItems: 'flex-start',
  gap: '0.375rem',
  textStyle: 'label',
  color: 'status.danger',
  '& > svg': { flexShrink: '0', marginTop: '0.1em' },
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

/** The box that every text-like control is. 16 px or more, so that phones do not zoom in on focus. */
const controlRecipe = /* @__PURE__ */ defineRecipe({
  base: {
    width: 'full',
    minHeight: '3rem',
    paddingInline: '4',
    paddingBlock: '2',
    borderRadius: 'control',
    border: '2px solid {colors.line.strong}',
    background: 'bg.raised',
    color: 'fg.ink',
    fontSize: 'md',
    transition: 'border-color',
    transitionDuration: 'fast',
    _hover: { borderColor: 'fg.ink' },
    _focusVisible: { borderRadius: 'control', borderColor: 'accent.text', outlineOffset: '1px' },
    _invalid: { borderColor: 'status.danger' },
    _disabled: { opacity: '0.6', cursor: 'not-allowed' },
  },
});

const RangeInputRoot = /* @__PURE__ */ styled('span', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '4',
  '& > input': {
    width: 'full',
    height: 'touch',
    accentColor: 'var(--k-colors-accent-solid)',
    cursor: 'pointer',
  },
  '& > output': {
    fontFamily: 'heading',
    fontWeight: '600',
    fontVariantNumeric: 'tabular-nums',
    minWidth: '4.5ch',
    textAlign: 'end',
  },
});

interface RangeInputProps extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'defaultValue'> {
  readonly value: number;
  /** The value in words, with its unit; also what is read aloud: `25 miles`. */
  readonly valueText: string;
}

/** A native slider with its value beside it. Put it in a `Field`, or give it `aria-label`. */
export function RangeInput({ value, valueText, ...props }: RangeInputProps) {
  return (
    <RangeInputRoot>
      <input type="range" {...use(FieldContext)} {...props} value={value} aria-valuetext={valueText} />
      <output>{valueText}</output>
    </RangeInputRoot>
  );
}

const Root = /* @__PURE__ */ styled('span', {
  position: 'relative',
  display: 'block',
  '& > select': { appearance: 'none', paddingInlineEnd: '12', textOverflow: 'ellipsis' },
  '& option': { background: 'bg.raised', color: 'fg.ink' },
  '& > svg': { position: 'absolute', insetInlineEnd: '4', top: 'calc(50% - 10px)', pointerEvents: 'none' },
});
const SelectInputBase = /* @__PURE__ */ chakra('select', controlRecipe);

interface SelectOption {
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean;
}

export interface SelectInputProps extends Omit<
  ComponentProps<'select'>,
  'color' | 'size' | 'content' | 'translate' | 'children'
> {
  readonly options: readonly SelectOption[];
  /** First, empty choice: `Choose a center`. */
  readonly placeholder?: string;
}

/** A native select. Put it in a `Field`, or give it `aria-label`. */
export function SelectInput({ options, placeholder, ...props }: SelectInputProps) {
  return (
    <Root>
      <SelectInputBase {...use(FieldContext)} {...props}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map(({ value, label, disabled }) => (
          <option key={value} value={value} disabled={disabled}>
            {label}
          </option>
        ))}
      </SelectInputBase>
      <ChevronDown size={20} />
    </Root>
  );
}

const TextAreaBase = /* @__PURE__ */ chakra('textarea', controlRecipe);

type TextAreaProps = Omit<ComponentProps<'textarea'>, 'color' | 'content' | 'translate'>;

/** Several lines of text. Put it in a `Field`, or give it `aria-label`. */
export function TextArea({ rows = 4, ...props }: TextAreaProps) {
  return <TextAreaBase rows={rows} {...use(FieldContext)} {...props} />;
}

const Base = /* @__PURE__ */ chakra('input', controlRecipe);

export type TextInputProps = Omit<
  ComponentProps<'input'>,
  'color' | 'size' | 'width' | 'height' | 'content' | 'translate'
>;

/** One line of text, an e-mail, a phone number, a search. Put it in a `Field`, or give it `aria-label`. */
export function TextInput(props: TextInputProps) {
  return <Base type="text" {...use(FieldContext)} {...props} />;
}

const Label = /* @__PURE__ */ styled('label', {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: '3',
  minHeight: 'touch',
  paddingBlock: '2',
  '& > input': {
    width: '1.5rem',
    height: '1.5rem',
    accentColor: 'var(--k-colors-accent-solid)',
    cursor: 'pointer',
  },
  '&:has(:disabled)': { color: 'fg.quiet', cursor: 'not-allowed' },
});

interface CheckboxRowProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
}

/** A native checkbox whose whole row can be pressed. */
export function CheckboxRow({ label, hint, error, ...input }: CheckboxRowProps) {
  const errorId = useId();
  const invalid = error === undefined ? {} : ({ 'aria-invalid': true, 'aria-describedby': errorId } as const);
  return (
    <div>
      <Label>
        <input type="checkbox" {...invalid} {...input} />
        <span>
          {label}
          {hint !== undefined && (
            <chakra.span display="block" textStyle="small" color="fg.quiet">
              {hint}
            </chakra.span>
          )}
        </span>
      </Label>
      {error !== undefined && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}
