import { chakra } from '@chakra-ui/react';
import { SampleBadge } from '@kidcode/ui';
import type { ReactNode } from 'react';

import { siteConfig } from './site-config';

/** What is shown of content that may stand in for the school's own (D-23): all of it, or without `SHOW_SAMPLES` what is real. */
export function shownOf<Item extends { readonly sample: boolean }>(items: readonly Item[]): readonly Item[] {
  return siteConfig.showSamples ? items : items.filter(({ sample }) => !sample);
}

/** Whether a part that stands in for the school's own is shown. */
export const isShown = ({ sample }: { readonly sample: boolean }): boolean =>
  siteConfig.showSamples || !sample;

/** One quiet line for all samples of a part of a page (D-23): what they are, after "Sample content: ". */
export function SampleNote({ children }: { readonly children: ReactNode }) {
  return (
    <chakra.p marginBottom="4">
      <SampleBadge>{children}</SampleBadge>
    </chakra.p>
  );
}
