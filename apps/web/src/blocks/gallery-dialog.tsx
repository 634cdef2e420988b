import { Button, styled } from '@kidcode/ui';
import { Dialog } from '@kidcode/ui/dialog';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useEffect, useEffectEvent, useLayoutEffect } from 'react';

import { holdStep } from '../shared/history-step';
import { Photo } from '../shared/photo';
import type { BlockProps } from './all-blocks';

const Large = /* @__PURE__ */ styled('figure', {
  display: 'grid',
  gap: '4',
  '& img': {
    width: 'full',
    height: 'auto',
    maxHeight: '70dvh',
    objectFit: 'contain',
    borderRadius: 'card',
  },
});

interface GalleryDialogProps {
  readonly pictures: BlockProps<'gallery'>['pictures'];
  /** Which of them is shown, from 0. */
  readonly at: number;
  readonly onMove: (at: number) => void;
  readonly onClose: () => void;
}

/** One picture large, and the ways to its neighbors: buttons and arrow keys, round at the ends. */
export function GalleryDialog({ pictures, at, onMove, onClose }: GalleryDialogProps) {
  const close = useEffectEvent(onClose);
  // Back closes it from the moment that it is seen.
  useLayoutEffect(() => holdStep(() => close()), []);
  const move = (by: number) => onMove((at + by + pictures.length) % pictures.length);
  const onKey = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') move(-1);
    else if (key === 'ArrowRight') move(1);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  const shown = pictures[at];
  if (shown === undefined) return null;
  return (
    <Dialog
      open
      onClose={onClose}
      size="lg"
      title={shown.title}
      description={`Picture ${at + 1} of ${pictures.length}`}
      footer={
        pictures.length > 1 && (
          <>
            <Button variant="outline" icon={<ArrowLeft size={18} />} onClick={() => move(-1)}>
              Previous
            </Button>
            <Button variant="outline" icon={<ArrowRight size={18} />} onClick={() => move(1)}>
              Next
            </Button>
          </>
        )
      }
    >
      <Large aria-live="polite">
        <Photo key={shown.picture.src} {...shown.picture} sizes="90vw" style={{}} />
      </Large>
    </Dialog>
  );
}
