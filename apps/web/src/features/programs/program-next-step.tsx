import { NextStep } from '@kidcode/ui';

import { TrialLink } from '../../shared/next-steps';
import { CallLinks } from './program-actions';
import type { ProgramText } from '@kidcode/school';
import type { ProgramPlace } from './program-place';

interface ProgramNextStepProps {
  readonly text: ProgramText['nextStep'];
  readonly place: ProgramPlace;
}

/** The band that closes every program page. */
export function ProgramNextStep({ text, place }: ProgramNextStepProps) {
  return (
    <NextStep
      title={text.title}
      text={text.text}
      actions={
        <>
          <TrialLink />
          <CallLinks place={place} />
        </>
      }
    />
  );
}
