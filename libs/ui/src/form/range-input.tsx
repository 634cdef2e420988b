import { chakra } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import { useFieldControl } from './field-context';

const Root = /* @__PURE__ */ chakra('span', {
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

export interface RangeInputProps extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'defaultValue'> {
  readonly value: number;
  /** The value in words, with its unit; also what is read aloud: `25 miles`. */
  readonly valueText: string;
}

/** A native slider with its value beside it. Put it in a `Field`, or give it `aria-label`. */
export function RangeInput({ value, valueText, ...props }: RangeInputProps) {
  return (
    <Root>
      <input type="range" {...useFieldControl()} {...props} value={value} aria-valuetext={valueText} />
      <output>{valueText}</output>
    </Root>
  );
}
