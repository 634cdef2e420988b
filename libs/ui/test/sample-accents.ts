import type { AccentColors, NamedAccent } from '../src/theme/accent-css';
import { createUiSystem } from '../src/theme/system';

const colors = (solid: string, tint: string): AccentColors => ({
  solid,
  on: '#FFFFFF',
  deep: solid,
  text: solid,
  tint,
  wash: tint,
  header: solid,
  headerOn: '#FFFFFF',
  hero: [solid, '#333333', '#111111'],
});

/** Two accents of no school. */
export const SAMPLE_ACCENTS: readonly NamedAccent[] = [
  {
    name: 'plum',
    accent: { light: colors('#6A1B6A', '#F6E9F6'), dark: colors('#C77DC7', '#2A142A') },
    isDefault: true,
  },
  {
    name: 'moss',
    accent: { light: colors('#2E5E2E', '#E9F6E9'), dark: colors('#7DC77D', '#142A14') },
    isDefault: false,
  },
];

export const sampleSystem = createUiSystem(SAMPLE_ACCENTS);
