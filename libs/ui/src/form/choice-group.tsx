import { chakra } from '@chakra-ui/react';
import { type ComponentProps, type ReactNode, useId } from 'react';

import { Row } from '../layout/boxes';
import { FieldError } from './field';
import { styled } from '../layout/styled';

const CardLabel = /* @__PURE__ */ styled('label', {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '3',
  alignItems: 'start',
  minHeight: '3.5rem',
  padding: '4',
  borderRadius: 'control',
  border: '2px solid {colors.line.strong}',
  background: 'bg.raised',
  transition: 'border-color, background-color',
  transitionDuration: 'fast',
  '& > input': {
    width: '1.375rem',
    height: '1.375rem',
    marginTop: '0.1em',
    accentColor: 'var(--k-colors-accent-solid)',
  },
  _hover: { borderColor: 'fg.ink' },
  '&:has(:checked)': { borderColor: 'accent.solid', background: 'accent.tint' },
  '&:has(:focus-visible)': { outline: '3px solid {colors.accent.text}', outlineOffset: '2px' },
  '&:has(:disabled)': {
    borderStyle: 'dashed',
    background: 'bg.sunken',
    color: 'fg.quiet',
    cursor: 'not-allowed',
  },
  '& > input:focus-visible': { outline: 'none' },
});
const Mark = /* @__PURE__ */ styled('span', {
  position: 'absolute',
  top: '0',
  insetInlineEnd: '3',
  transform: 'translateY(-50%)',
  display: 'grid',
  borderRadius: 'full',
  background: 'bg.raised',
});

export interface RadioCardProps extends Omit<ComponentProps<'input'>, 'type' | 'title' | 'children'> {
  readonly title: ReactNode;
  /** At the end of the title's line: a price, or why it cannot be chosen. */
  readonly aside?: ReactNode;
  /** On the card's edge: what becomes known later, and must move nothing. */
  readonly mark?: ReactNode;
  /** `checkbox` where several may be chosen. Default `radio`. */
  readonly type?: 'radio' | 'checkbox';
}

/** A choice as a card with a native radio button (or checkbox) in it. Put several in a `ChoiceGroup`. */
export function RadioCard({ title, aside, mark, type = 'radio', ...input }: RadioCardProps) {
  return (
    <CardLabel>
      <input type={type} {...input} />
      <span>
        <Row as="span" justifyContent="space-between" columnGap="3" textStyle="h4">
          <span>{title}</span>
          {aside}
          {mark !== undefined && <Mark>{mark}</Mark>}
        </Row>
      </span>
    </CardLabel>
  );
}

const Root = /* @__PURE__ */ styled('fieldset', {
  minWidth: '0',
  '& > legend': { textStyle: 'label', marginBottom: '2' },
});
const Grid = /* @__PURE__ */ chakra('div', {
  base: { display: 'grid', gap: '3', marginBottom: '2' },
  variants: {
    columns: {
      '1': {},
      '2': { sm: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
    },
  },
});

interface ChoiceGroupProps {
  readonly legend: ReactNode;
  readonly error?: string | undefined;
  /** Most columns there may be; one on phones. Default 1. */
  readonly columns?: 1 | 2;
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
