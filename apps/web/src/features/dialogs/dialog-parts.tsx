import { Box } from '@chakra-ui/react';
import { BRANCHES, CENTER_IDS, type BranchId } from '@kidcode/branches';
import { Button, Notice, styled } from '@kidcode/ui';
import { animate } from 'framer-motion/dom/mini';
import { ArrowLeft, MapPin } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';

const Place = /* @__PURE__ */ styled('div', {
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
    <Button variant="outline" icon={<ArrowLeft size={20} />} onClick={onBack}>
      Back
    </Button>
  );
}

const Progress = /* @__PURE__ */ styled('span', {
  display: 'block',
  marginBottom: '1',
  textStyle: 'label',
  fontFamily: 'body',
  color: 'accent.text',
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

const Line = /* @__PURE__ */ styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '2',
  marginTop: '2',
  textStyle: 'small',
  color: 'fg.quiet',
  '& strong': { color: 'fg.ink' },
  '& > svg': { color: 'accent.text', flexShrink: '0' },
  '& > button': { fontSize: 'sm' },
});

interface BookingPlaceProps {
  readonly branch: BranchId;
  /** Asks which center instead, in the same dialog; left out where the link is made already. */
  readonly onOther?: () => void;
}

/** Which branch a booking is with, and the way to another center. */
export function BookingPlace({ branch, onOther }: BookingPlaceProps) {
  const hasOther = CENTER_IDS.some((id) => id !== branch);
  return (
    <Line>
      <MapPin size={18} />
      <span>
        Booking with <strong>{BRANCHES[branch].name}</strong>
      </span>
      {onOther && hasOther && (
        <Button variant="quiet" onClick={onOther}>
          Choose another center
        </Button>
      )}
    </Line>
  );
}

/** Says to a family that enrolls what happens next: a trial first, and what comes after it (D-51). */
export function FirstVisit() {
  return (
    <Box marginBlock="2">
      <Notice title="Your first visit is a free trial class">
        <p>
          It needs no credit card. You decide afterwards: if your child stays, we settle the class, its days
          and the fee with you, and that is the enrollment.
        </p>
      </Notice>
    </Box>
  );
}

/** Seconds and pixels: quick enough that nobody waits to read. */
const DURATION = 0.2;
const DISTANCE = 24;

const prefersStillness = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The next step comes in from the right, the one before from the left; still where motion is unwanted. */
export function SlideIn({ step, children }: { readonly step: number; readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const before = useRef(step);
  useLayoutEffect(() => {
    const side = Math.sign(step - before.current);
    before.current = step;
    if (side === 0 || place.current === null || prefersStillness()) return;
    const move = animate(
      place.current,
      { opacity: [0, 1], transform: [`translateX(${side * DISTANCE}px)`, 'none'] },
      { duration: DURATION, ease: 'easeOut' },
    );
    return () => move.complete();
  }, [step]);
  return <div ref={place}>{children}</div>;
}
