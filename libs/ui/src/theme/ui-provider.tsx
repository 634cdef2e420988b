import { ChakraProvider } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { UiSystem } from './system';

interface UiProviderProps {
  /** Made once by `createUiSystem` with the site's accents. */
  readonly system: UiSystem;
  readonly children: ReactNode;
}

/** Gives the tree the theme and writes its global CSS, if it has any. Put it inside Emotion's `CacheProvider` on the server. */
export function UiProvider({ system, children }: UiProviderProps) {
  return <ChakraProvider value={system}>{children}</ChakraProvider>;
}
