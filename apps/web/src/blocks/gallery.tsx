import { SmallText, Section, styled } from '@kidcode/ui';
import { useState, type MouseEvent } from 'react';

import { lateDialog } from '../features/notifications/late-dialog';
import { isPhoto, Photo, photoFile } from '../shared/photo';
import type { BlockProps } from './all-blocks';

const GalleryDialog = lateDialog(() => import('./gallery-dialog').then((module) => module.GalleryDialog));

const Pictures = /* @__PURE__ */ styled('ul', {
  display: 'grid',
  gap: { base: '4', md: '6' },
  gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(6, minmax(0, 1fr))' },
  // No row ends in a hole: on a phone the first picture takes a row where they are odd.
  '&[data-odd] > li:first-of-type': { mdDown: { gridColumn: '1 / -1' } },
  '& > li': { md: { gridColumn: 'span 2' } },
  '& > li[data-wide]': { md: { gridColumn: 'span 3' } },
  '& a': { display: 'block', borderRadius: 'card' },
  '& img': {
    width: 'full',
    borderRadius: 'card',
    border: '2px solid {colors.line.hair}',
    transition: 'border-color',
    transitionDuration: 'fast',
  },
  '& a:hover img': { borderColor: 'accent.solid' },
  '& p': { marginTop: '2', fontWeight: '700' },
});

/** How many of the first ones stand two in a row, so that the others stand three in a row. */
const wideOf = (pictures: number): number => [0, 4, 2][pictures % 3] ?? 0;

export function Gallery({ drawn, pictures, ...frame }: BlockProps<'gallery'>) {
  const [opened, setOpened] = useState<number | null>(null);
  // Without scripts, and with a key held, it is a link to the picture.
  const open = (event: MouseEvent, at: number) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setOpened(at);
  };
  return (
    <Section {...frame}>
      <Pictures data-odd={pictures.length % 2 === 1 ? '' : undefined}>
        {pictures.map(({ picture, title: name }, at) => (
          <li key={name} data-wide={at < wideOf(pictures.length) ? '' : undefined}>
            <a
              href={isPhoto(picture.src) ? photoFile(picture.src, 960) : picture.src}
              onClick={(event) => open(event, at)}
            >
              <Photo {...picture} loading="lazy" />
              <p>{name}</p>
            </a>
          </li>
        ))}
      </Pictures>
      {drawn === true && (
        <SmallText marginTop="4">These are drawings, until we have photographs of our own to show.</SmallText>
      )}
      {opened !== null && (
        <GalleryDialog pictures={pictures} at={opened} onMove={setOpened} onClose={() => setOpened(null)} />
      )}
    </Section>
  );
}
