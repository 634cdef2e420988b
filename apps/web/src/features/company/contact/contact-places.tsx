import { chakra } from '@chakra-ui/react';
import { CENTERS } from '@kidcode/branches';

import type { VisitMode } from '../use-visit-mode';
import { CenterPanel } from './center-panel';
import { OnlinePanel } from './online-panel';

const Root = /* @__PURE__ */ chakra('div', { base: { display: 'grid', gap: '6' } });
const Pair = /* @__PURE__ */ chakra('div', {
  base: { display: 'grid', gap: '6', md: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

/** Both centers and the online school; what the visitor asks about comes first. */
export function ContactPlaces({ mode }: { readonly mode: VisitMode }) {
  const centers = (
    <Pair>
      {CENTERS.map((center) => (
        <CenterPanel key={center.id} center={center} />
      ))}
    </Pair>
  );
  return (
    <Root>
      {mode === 'online' && <OnlinePanel />}
      {centers}
      {mode === 'in-center' && <OnlinePanel />}
    </Root>
  );
}
