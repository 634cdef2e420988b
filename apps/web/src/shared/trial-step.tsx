import { NextStep } from '@kidcode/ui';
import type { PropsWithChildren } from 'react';

import { TrialLink } from './next-steps';

/** The end of a page that leads to a free trial class, and to what else may help. */
export function TrialStep({ children, ...words }: PropsWithChildren<Record<'title' | 'text', string>>) {
  return (
    <NextStep {...words}>
      <TrialLink />
      {children}
    </NextStep>
  );
}
