import { chakra } from '@chakra-ui/react';
import { CENTERS, fewOf, HAS_ONLINE } from '@kidcode/branches';

import { AllCenters } from '../../../shared/all-centers';
import type { VisitMode } from '../use-visit-mode';
import { CenterPanel } from './center-panel';
import { OnlinePanel } from './online-panel';

const Root = /* @__PURE__ */ chakra('div', { base: { display: 'grid', gap: '6' } });
const Pair = /* @__PURE__ */ chakra('div', {
  base: { display: 'grid', gap: '6', md: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

/** The centers and, if there is one, the online school; what the visitor asks about comes first. */
export function ContactPlaces({ mode }: { readonly mode: VisitMode }) {
  const centers = (
    <Pair>
      {fewOf(CENTERS).map((center) => (
        <CenterPanel key={center.id} center={center} />
      ))}
    </Pair>
  );
  const online = HAS_ONLINE && <OnlinePanel />;
  return (
    <Root>
      {mode === 'online' && online}
      {centers}
      <AllCenters />
      {mode === 'in-center' && online}
    </Root>
  );
}
