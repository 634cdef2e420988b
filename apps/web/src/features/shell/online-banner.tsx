import { BRAND } from '@kidcode/site';
import { Marquee } from '@kidcode/ui';

/** The line that runs through the header of wide screens; it stops on hover, focus and its own button. */
export function OnlineBanner() {
  return <Marquee>{BRAND.onlineBanner}</Marquee>;
}
