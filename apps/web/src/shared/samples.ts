import { siteConfig } from './site-config';

/** What is shown of content that may stand in for the school's own (D-23): all of it, or without `SHOW_SAMPLES` what is real. */
export function shownOf<Item extends { readonly sample: boolean }>(items: readonly Item[]): readonly Item[] {
  return siteConfig.showSamples ? items : items.filter(({ sample }) => !sample);
}

/** Whether a part that stands in for the school's own is shown. */
export const isShown = ({ sample }: { readonly sample: boolean }): boolean =>
  siteConfig.showSamples || !sample;
