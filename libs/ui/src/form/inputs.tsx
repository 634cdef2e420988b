import { chakra, defineRecipe } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';
import { createContext, use, type ComponentProps } from 'react';

/** What a field tells the control inside it: what ties it to label, hint and error. */
export type FieldControl = Pick<
  ComponentProps<'input'>,
  'id' | 'required' | 'aria-invalid' | 'aria-describedby'
>;

export const FieldContext = createContext<FieldControl>({});

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

const RangeInputRoot = /* @__PURE__ */ chakra('span', {
  base: {
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

const Root = /* @__PURE__ */ chakra('span', {
  base: {
    position: 'relative',
    display: 'block',
    '& > select': { appearance: 'none', paddingInlineEnd: '12', textOverflow: 'ellipsis' },
    '& option': { background: 'bg.raised', color: 'fg.ink' },
    '& > svg': { position: 'absolute', insetInlineEnd: '4', top: 'calc(50% - 10px)', pointerEvents: 'none' },
  },
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
