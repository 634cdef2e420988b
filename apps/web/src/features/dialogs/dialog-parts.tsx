import { chakra } from '@chakra-ui/react';
import { Button } from '@kidcode/ui';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef } from 'react';

const Place = /* @__PURE__ */ chakra('div', {
  base: {
    display: { base: 'grid', md: 'none' },
    placeItems: 'end center',
    flex: '1 1 0',
    minHeight: '0',
    marginTop: '6',
    containerType: 'size',
    overflow: 'hidden',
    // A picture that is cut off is worse than none.
    '@container (max-height: 9rem)': { '& > img': { display: 'none' } },
    '& > img': { maxWidth: 'min(100%, 20rem)', maxHeight: '100cqh', width: 'auto', height: 'auto' },
  },
});

/** On phones a dialog fills the screen: a scene of the site keeps it company in the room that is left. Decoration. */
export function DialogScene({ picture }: { readonly picture: 'team-table' | 'block-code' | 'robot-arm' }) {
  return (
    <Place data-scene="">
      <img src={`/pictures/hero/${picture}.svg`} alt="" width={640} height={520} />
    </Place>
  );
}

/** To the question before; the browser's Back does the same. */
export function BackButton({ onBack }: { readonly onBack: () => void }) {
  return (
    <Button variant="outline" icon={<ArrowLeft size={20} aria-hidden="true" />} onClick={onBack}>
      Back
    </Button>
  );
}

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
