import type { ReactNode } from 'react';
import { Stack } from '../layout/boxes';
import { styled } from '../layout/styled';

const Item = /* @__PURE__ */ styled('li', {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '3rem minmax(0, 1fr)',
  columnGap: 'clamp(1rem, 3vw, 1.5rem)',
  paddingBottom: '8',
  _before: {
    content: '""',
    position: 'absolute',
    insetInlineStart: 'calc(1.5rem - 2px)',
    top: '3.5rem',
    bottom: '0.5rem',
    width: '4px',
    borderRadius: 'full',
    background: 'accent.wash',
  },
  _last: { paddingBottom: '0', _before: { display: 'none' } },
});
const Number = /* @__PURE__ */ styled('span', {
  display: 'grid',
  placeItems: 'center',
  width: '3rem',
  height: '3rem',
  borderRadius: 'control',
  background: 'accent.solid',
  color: 'accent.on',
  fontFamily: 'heading',
  fontWeight: '600',
  fontSize: 'lg',
});

interface Step {
  readonly title: string;
  readonly text?: ReactNode;
}

interface StepsProps {
  readonly steps: readonly Step[];
  readonly level?: 3 | 4;
}

/** Numbered blocks from top to bottom: how a class runs, what happens next. */
export function Steps({ steps, level = 3 }: StepsProps) {
  const Heading = level === 3 ? 'h3' : 'h4';
  return (
    <Stack as="ol" maxWidth="46rem">
      {steps.map((step, index) => (
        <Item key={step.title}>
          <Number aria-hidden="true">{index + 1}</Number>
          <Stack gap="1" paddingTop="0.5rem" css={{ '& > h3': { textStyle: 'h3' } }}>
            <Heading>{step.title}</Heading>
            {step.text !== undefined && <div>{step.text}</div>}
          </Stack>
        </Item>
      ))}
    </Stack>
  );
}
