import { chakra } from '@chakra-ui/react';
import type { LeadId } from '@kidcode/leads';

const Id = /* @__PURE__ */ chakra('strong', {
  base: { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
});

/** What a parent names when they ask about a request. */
export function Reference({ id }: { readonly id: LeadId }) {
  return (
    <p>
      Your reference: <Id>{id}</Id>
    </p>
  );
}
