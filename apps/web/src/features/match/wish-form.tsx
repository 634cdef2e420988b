import { chakra } from '@chakra-ui/react';
import type { ProgramWish } from '@kidcode/booking';
import { Button } from '@kidcode/ui';
import { useRef, useState } from 'react';

import { STEPS } from './wish-steps';

const Form = /* @__PURE__ */ chakra('form', {
  base: {
    layerStyle: 'float',
    padding: 'clamp(1rem, 3vw, 2rem)',
    '@media (scripting: none)': { display: 'none' },
    '& > fieldset': { minWidth: '0', minHeight: { md: '21rem' } },
    '& legend': { textStyle: 'h2', fontSize: 'xl', marginBottom: '4', _focusVisible: { outline: 'none' } },
  },
});
/* The way through the questions, a brick each: what was said stands on it, and a press leads back to it. */
const Way = /* @__PURE__ */ chakra('ol', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: '1',
    marginBottom: '6',
    '& button': {
      position: 'relative',
      width: 'full',
      height: 'full',
      minHeight: '3.5rem',
      marginTop: '2',
      padding: '2',
      borderRadius: 'control',
      background: 'bg.sunken',
      textAlign: 'start',
      textStyle: 'small',
      overflowWrap: 'anywhere',
      _before: {
        content: '""',
        position: 'absolute',
        bottom: '100%',
        insetInlineStart: '4',
        width: '1.5rem',
        height: '0.375rem',
        borderRadius: '4px 4px 0 0',
        background: 'inherit',
      },
      '& strong': { display: 'block' },
      '&[data-said]': { background: 'accent.wash' },
      '&[aria-current]': { background: 'accent.solid', color: 'accent.on' },
    },
  },
});
const Presses = /* @__PURE__ */ chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '3', marginTop: '6' },
});

interface WishFormProps {
  readonly wish: ProgramWish;
  readonly change: (change: Partial<ProgramWish>) => void;
  readonly onClear: () => void;
  /** Leads to the answer, which is below the questions on a phone. */
  readonly onAsk: () => void;
}

/** Three short questions, one at a time. Every answer counts at once; none has to be given. */
export function WishForm({ wish, change, onClear, onAsk }: WishFormProps) {
  const [at, setAt] = useState(0);
  const legend = useRef<HTMLLegendElement>(null);
  const step = STEPS[at] ?? STEPS[0];
  const isLast = at === STEPS.length - 1;
  const go = (next: number) => {
    setAt(next);
    // Who goes on with the keyboard hears the question, and is before its choices.
    requestAnimationFrame(() => legend.current?.focus());
  };
  return (
    <Form
      aria-label="Find a program"
      onSubmit={(event) => {
        event.preventDefault();
        if (isLast) onAsk();
        else go(at + 1);
      }}
    >
      <Way>
        {STEPS.map(({ name, said }, index) => {
          const words = said(wish);
          return (
            <li key={name}>
              <button
                type="button"
                aria-current={index === at ? 'step' : undefined}
                data-said={words === '' ? undefined : ''}
                onClick={() => go(index)}
              >
                <strong>{`${index + 1}. ${name}`}</strong>
                {words}
              </button>
            </li>
          );
        })}
      </Way>
      <fieldset>
        <legend ref={legend} tabIndex={-1}>
          {step.question}
        </legend>
        <step.Choices wish={wish} change={change} />
      </fieldset>
      <Presses>
        <Button type="submit">{isLast ? 'See the answer' : 'Next question'}</Button>
        {at > 0 && (
          <Button variant="outline" onClick={() => go(at - 1)}>
            Back
          </Button>
        )}
        <Button
          variant="quiet"
          onClick={() => {
            onClear();
            go(0);
          }}
        >
          Start again
        </Button>
      </Presses>
    </Form>
  );
}
