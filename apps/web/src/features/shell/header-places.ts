import { BRAND } from '@kidcode/site';
import { useSyncExternalStore } from 'react';

function onScroll(notify: () => void): () => void {
  window.addEventListener('scroll', notify, { passive: true });
  return () => window.removeEventListener('scroll', notify);
}

/** Whether the page is scrolled further down than `pixels`. False in static HTML. */
export function useScrolledPast(pixels: number): boolean {
  return useSyncExternalStore(
    onScroll,
    () => window.scrollY > pixels,
    () => false,
  );
}

/** Heights of the two rows of the header, in rem: together 96 px on phones, 112 px from 768 px on. */
export const BAR_HEIGHT = { base: '2.75rem', md: '3rem' } as const;
export const NAVIGATION_HEIGHT = { base: '3.25rem', md: '4rem' } as const;

/** A long name of the school takes smaller letters on a phone, and leaves no room for itself beside a branch's. */
export const IS_BRAND_LONG = BRAND.name.length > 12;

/** On phones, for what is placed below the header. */
export const PHONE_HEADER_HEIGHT = '6rem';
