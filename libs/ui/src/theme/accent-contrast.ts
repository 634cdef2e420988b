import type { AccentColors } from './accent-css';
import { schemeColors, type Scheme } from './palette';

/** What is read, the colour of the words and the colour under them. */
export type ContrastPair = readonly [what: string, text: string, surface: string];

/** Every pair of colours that an accent brings about; each has to reach 4.5:1. */
export function accentPairs(scheme: Scheme, accent: AccentColors): readonly ContrastPair[] {
  const c = schemeColors(scheme);
  const a = accent;
  const surfaces = { paper: c.paper, raised: c.raised, sunken: c.sunken, tint: a.tint, wash: a.wash };
  return [
    ...Object.entries(surfaces).map(([under, surface]): ContrastPair => [
      `accent text on ${under}`,
      a.text,
      surface,
    ]),
    ['ink on tint', c.ink, a.tint],
    ['quiet on tint', c.quiet, a.tint],
    ['danger on tint', c.danger, a.tint],
    ['words on solid', a.on, a.solid],
    ['words on deep', a.on, a.deep],
    ['words on the header', a.headerOn, a.header],
    ['words on a button of the header', a.header, a.headerOn],
    ...a.hero.map((stop): ContrastPair => [
      `light words on the hero at ${stop}`,
      schemeColors('dark').ink,
      stop,
    ]),
    // In the dark scheme an accent band is a wash that carries ordinary words.
    ...(scheme === 'dark'
      ? [['ink on wash', c.ink, a.wash] as const, ['quiet on wash', c.quiet, a.wash] as const]
      : []),
  ];
}
