import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { FieldError } from './field';

const Root = /* @__PURE__ */ chakra('fieldset', {
  base: { minWidth: '0', '& > legend': { textStyle: 'label', marginBottom: '2' } },
});
const Grid = /* @__PURE__ */ chakra('div', {
  base: { display: 'grid', gap: '3', marginBottom: '2' },
  variants: {
    columns: {
      '1': {},
      '2': { sm: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
      '3': { md: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
    },
  },
});

export interface ChoiceGroupProps {
  readonly legend: ReactNode;
  readonly error?: string | undefined;
  /** Most columns there may be; one on phones. Default 1. */
  readonly columns?: 1 | 2 | 3;
  readonly children: ReactNode;
}

/** A fieldset for `RadioCard`s or `CheckboxRow`s, with one error for all. */
export function ChoiceGroup({ legend, error, columns = 1, children }: ChoiceGroupProps) {
  const errorId = useId();
  return (
    <Root aria-describedby={error === undefined ? undefined : errorId}>
      <legend>{legend}</legend>
      <Grid columns={`${columns}`}>{children}</Grid>
      {error !== undefined && <FieldError id={errorId}>{error}</FieldError>}
    </Root>
  );
}
