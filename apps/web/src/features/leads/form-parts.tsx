import { chakra } from '@chakra-ui/react';
import { BRAND } from '@kidcode/site';
import { Button } from '@kidcode/ui';

import { useHydrated } from '../../shared/use-hydrated';
import { LEAD_BUSY_LABEL } from './lead-words';

/** A form's fields: one column on phones, two where a field says `data-half`. */
export const FormGrid = /* @__PURE__ */ chakra('form', {
  base: {
    position: 'relative',
    display: 'grid',
    gap: '4',
    width: 'full',
    gridTemplateColumns: 'minmax(0, 1fr)',
    sm: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      '& > :not([data-half])': { gridColumn: '1 / -1' },
    },
  },
});

interface SendButtonProps {
  readonly sending: boolean;
  readonly children: string;
}

/** The one button of a form. Before the page answers, a submit would put what was typed into the address. */
export function SendButton({ sending, children }: SendButtonProps) {
  const isHydrated = useHydrated();
  return (
    <Button
      type="submit"
      size="lg"
      justifySelf={{ base: 'stretch', sm: 'start' }}
      disabled={!isHydrated}
      loading={sending}
      loadingText={LEAD_BUSY_LABEL}
    >
      {children}
    </Button>
  );
}

/** For browsers without scripts: the ways that work without the form. */
export function WithoutScripts() {
  return (
    <noscript>
      <p>
        This form needs JavaScript. Please call {BRAND.phone.display} or write to {BRAND.email.display}.
      </p>
    </noscript>
  );
}
