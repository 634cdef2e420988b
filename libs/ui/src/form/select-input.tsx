import { chakra } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { controlRecipe } from './control-recipe';
import { useFieldControl } from './field-context';

const Root = /* @__PURE__ */ chakra('span', {
  base: {
    position: 'relative',
    display: 'block',
    '& > select': { appearance: 'none', paddingInlineEnd: '12', textOverflow: 'ellipsis' },
    '& option': { background: 'bg.raised', color: 'fg.ink' },
    '& > svg': { position: 'absolute', insetInlineEnd: '4', top: 'calc(50% - 10px)', pointerEvents: 'none' },
  },
});
const Base = /* @__PURE__ */ chakra('select', controlRecipe);

export interface SelectOption {
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
      <Base {...useFieldControl()} {...props}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map(({ value, label, disabled }) => (
          <option key={value} value={value} disabled={disabled}>
            {label}
          </option>
        ))}
      </Base>
      <ChevronDown size={20} aria-hidden="true" />
    </Root>
  );
}
