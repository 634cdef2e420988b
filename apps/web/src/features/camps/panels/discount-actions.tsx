import { chakra } from '@chakra-ui/react';
import { LinkButton } from '@kidcode/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

const Actions = /* @__PURE__ */ chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '3', marginTop: '8' },
});

/** What to do about the discounts: register, or ask. */
export function DiscountActions({ register }: { readonly register: ReactNode }) {
  return (
    <Actions>
      {register}
      <LinkButton asChild variant="outline" size="lg">
        <Link to="/contact-us">Contact Us About Discounts</Link>
      </LinkButton>
    </Actions>
  );
}
