import type { AccentColors } from '../branch';
import { contrastRatio, isHexColor, TEXT_CONTRAST } from '../contrast-ratio';
import type { School } from '../school';
import { problem, unless, type SchoolProblem } from './school-problem';

/** The words on a hero are light in both schemes. */
const HERO_WORDS = '#FFFFFF';

type Named = { readonly name: string; readonly color: string };

function colorsOf({ hero, ...others }: AccentColors): readonly Named[] {
  return [
    ...Object.entries(others).map(([name, color]) => ({ name, color })),
    ...hero.map((color, index) => ({ name: `hero[${index}]`, color })),
  ];
}

/** Words and what they stand on. */
function textPairs(colors: AccentColors): readonly (readonly [words: Named, ground: Named])[] {
  const named = (name: 'on' | 'solid' | 'deep' | 'text' | 'tint' | 'header' | 'headerOn'): Named => ({
    name,
    color: colors[name],
  });
  return [
    [named('on'), named('solid')],
    [named('on'), named('deep')],
    [named('text'), named('tint')],
    [named('headerOn'), named('header')],
    ...colors.hero.map(
      (color, index) =>
        [
          { name: 'white', color: HERO_WORDS },
          { name: `hero[${index}]`, color },
        ] as const,
    ),
  ];
}

function pairProblems(path: string, colors: AccentColors): readonly SchoolProblem[] {
  return textPairs(colors)
    .filter(([words, ground]) => isHexColor(words.color) && isHexColor(ground.color))
    .flatMap(([words, ground]) => {
      const ratio = contrastRatio(words.color, ground.color);
      const shown = (Math.floor(ratio * 100) / 100).toFixed(2);
      const message = `Expected a contrast of at least ${TEXT_CONTRAST}:1 for ${words.name} on ${ground.name}, got ${shown}:1.`;
      return unless(ratio >= TEXT_CONTRAST, problem('low-contrast', `${path}.${ground.name}`, message));
    });
}

/** Colours that are none, and words that could not be read on them. */
export function accentProblems({ CENTERS, ONLINE }: School): readonly SchoolProblem[] {
  const branches = [
    ...CENTERS.map((center) => ({ path: `CENTERS.${center.id}`, branch: center })),
    ...(ONLINE === null ? [] : [{ path: 'ONLINE', branch: ONLINE }]),
  ];
  return branches.flatMap(({ path, branch }) =>
    (['light', 'dark'] as const).flatMap((scheme) => {
      const colors = branch.accent[scheme];
      const at = `${path}.accent.${scheme}`;
      const bad = colorsOf(colors).filter(({ color }) => !isHexColor(color));
      return [
        ...bad.map(({ name, color }) =>
          problem('bad-color', `${at}.${name}`, `Expected a colour such as #1466E0, got "${color}".`),
        ),
        ...pairProblems(at, colors),
      ];
    }),
  );
}
