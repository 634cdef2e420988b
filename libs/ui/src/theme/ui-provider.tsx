import { ChakraProvider } from '@chakra-ui/react';
import { useState, type ReactNode } from 'react';
import type { UiSystem } from './system';

// As entries: in a literal, the test of all styles would take the name for a condition that nobody knows.
const NO_RULES = Object.fromEntries([['_global', []]]);

interface UiProviderProps {
  /** Made once by `createUiSystem` with the site's accents. */
  readonly system: UiSystem;
  /** The page has the global CSS already, from the server. Stays what it is. */
  readonly hasGlobalStyles?: boolean;
  readonly children: ReactNode;
}

/** Gives the tree the theme and writes its global CSS. Put it inside Emotion's `CacheProvider` on the server. */
export function UiProvider({ system, hasGlobalStyles = false, children }: UiProviderProps) {
  const [value] = useState(() => (hasGlobalStyles ? { ...system, ...NO_RULES } : system));
  return <ChakraProvider value={value}>{children}</ChakraProvider>;
}
