import { TimeTable } from '@kidcode/ui';

import { SiteLink } from '../site-link';
import { knownOffersText, type KnownOffers } from './known-offers';

interface FeesToAskProps {
  readonly rows: readonly { readonly program: string; readonly href: string; readonly known: KnownOffers }[];
}

/** Programs whose fee is not published, with what is known about each. */
export function FeesToAsk({ rows }: FeesToAskProps) {
  return (
    <TimeTable
      caption="Fees that are not published"
      captionHidden
      columns={['Program', 'Fee', 'What is known']}
      rows={rows.map(({ program, href, known }) => ({
        id: program,
        cells: [<SiteLink key={program} href={href} label={program} />, 'Ask us', knownOffersText(known)],
      }))}
    />
  );
}
