import { Band, SectionHeading, Steps as StepList } from '@kidcode/ui';

import { Split } from '../../features/company/split';
import type { BlockProps } from '../define-block';
import type { steps as schema } from './schema';

export function Steps({ id, title, lead, stands, steps, ...frame }: BlockProps<typeof schema>) {
  const heading = { id, title, ...(lead !== undefined && { lead }) };
  return (
    <Band labelledBy={id} {...frame}>
      {stands === 'beside' ? (
        <Split {...heading} sticky>
          <StepList steps={steps} />
        </Split>
      ) : (
        <>
          <SectionHeading {...heading} />
          <StepList steps={steps} />
        </>
      )}
    </Band>
  );
}
