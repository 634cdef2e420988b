import { chakra } from '@chakra-ui/react';
import { LoadingPlaceholder } from '@kidcode/ui';
import { createPortal } from 'react-dom';

import { REGISTRATION_TEXTS } from '../registration-texts';

const Veil = /* @__PURE__ */ chakra('div', {
  base: {
    position: 'fixed',
    inset: '0',
    zIndex: 'popover',
    display: 'grid',
    placeItems: 'center',
    background: 'color-mix(in srgb, {colors.bg.paper} 88%, transparent)',
    cursor: 'progress',
  },
});

/** Covers the page while the registration link is made; appears only after a click, so never in static HTML. */
export function CreatingOverlay() {
  return createPortal(
    <Veil>
      <LoadingPlaceholder text={REGISTRATION_TEXTS.overlay} />
    </Veil>,
    document.body,
  );
}
