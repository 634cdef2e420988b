import { Box } from '@chakra-ui/react';
import { styled } from '@kidcode/ui';
import { Dialog } from '@kidcode/ui/dialog';
import { useEffectEvent, useLayoutEffect, useRef } from 'react';

import { holdStep } from '../../shared/history-step';
import { Photo } from '../../shared/photo';
import { CenterActions, CenterBadges, type CenterBadgesProps, CenterFacts } from './center-facts';

const Body = /* @__PURE__ */ styled('div', {
  display: 'grid',
  gap: '4',
  justifyItems: 'start',
  '& > img': { width: 'full', maxHeight: '13rem', objectFit: 'contain', borderRadius: 'card' },
  '& > p': { display: 'flex', flexWrap: 'wrap', gap: '2' },
});

interface CenterDialogProps extends CenterBadgesProps {
  readonly onClose: () => void;
}

export function CenterDialog({ found, moment, onClose }: CenterDialogProps) {
  const { center, isCurrent } = found;
  const body = useRef<HTMLDivElement>(null);
  const close = useEffectEvent(onClose);
  // Back closes it from the moment that it is seen.
  useLayoutEffect(() => holdStep(() => close()), []);
  return (
    <Dialog
      open
      onClose={onClose}
      title={center.name}
      description={center.address}
      initialFocus={body}
      footer={
        <Box
          display="contents"
          data-branch={center.id}
          css={{ '& > *': { flexGrow: { base: '1', sm: '0' } } }}
        >
          <CenterActions center={center} isCurrent={isCurrent} />
        </Box>
      }
    >
      <Body ref={body} tabIndex={-1} data-branch={center.id}>
        <Photo {...center.picture} />
        <CenterBadges found={found} moment={moment} />
        <CenterFacts center={center} classHours />
      </Body>
    </Dialog>
  );
}
