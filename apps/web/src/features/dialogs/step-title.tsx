import { chakra } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';

const Progress = /* @__PURE__ */ chakra('span', {
  base: { display: 'block', marginBottom: '1', textStyle: 'label', fontFamily: 'body', color: 'accent.text' },
});

interface StepTitleProps {
  readonly title: string;
  /** Which of how many steps it is, from 1; a dialog with one step does not count. */
  readonly step?: { readonly number: number; readonly of: number };
}

/** The title of a dialog with steps. A new step takes the focus, because the button that had it is gone. */
export function StepTitle({ title, step }: StepTitleProps) {
  const words = useRef<HTMLSpanElement>(null);
  const shown = useRef(title);
  useEffect(() => {
    if (shown.current !== title) words.current?.focus();
    shown.current = title;
  }, [title]);
  return (
    <span ref={words} tabIndex={-1}>
      {step && step.of > 1 && (
        <Progress>
          Step {step.number} of {step.of}
        </Progress>
      )}
      {title}
    </span>
  );
}
