import { chakra } from '@chakra-ui/react';
import { SampleBadge } from '@kidcode/ui';
import type { ReactNode } from 'react';

import { siteConfig } from './site-config';

interface Sampled {
  /** Whether it stands in for the school's own (D-23). */
  readonly sample: boolean;
}

/** Whether something is shown: all is, or without `SHOW_SAMPLES` what is real. */
export const isShown = ({ sample }: Sampled): boolean => siteConfig.showSamples || !sample;

export const shownOf = <Item extends Sampled>(items: readonly Item[]): readonly Item[] =>
  items.filter(isShown);

/** One quiet line for all samples of a part of a page (D-23): what they are, after "Sample content: ". */
export function SampleNote({ children }: { readonly children: ReactNode }) {
  return (
    <chakra.p marginBottom="4">
      <SampleBadge>{children}</SampleBadge>
    </chakra.p>
  );
}
