import { chakra } from '@chakra-ui/react';
import type { LeadId } from '@kidcode/leads';

/** What a parent names when they ask about a request. */
export function Reference({ id }: { readonly id: LeadId }) {
  return (
    <p>
      Your reference:{' '}
      <chakra.strong whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
        {id}
      </chakra.strong>
    </p>
  );
}
