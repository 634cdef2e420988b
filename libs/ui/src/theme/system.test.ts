import { accentCss, accentStyleSheet, type AccentColors, type NamedAccent } from './accent-css';
import { fontFaceCss } from './tokens';
import { createUiSystem } from './system';

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
const SAMPLE_ACCENTS: readonly NamedAccent[] = [
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

const system = createUiSystem(SAMPLE_ACCENTS);
const css = JSON.stringify([system.getGlobalCss(), system.getTokenCss()]);

describe('system', () => {
  it('stays small: global rules and tokens together are under 12 KB before compression', () => {
    expect(css.length).toBeLessThan(12_000);
  });

  it('carries no stock palette', () => {
    expect(css).not.toMatch(/teal|gray-500|pink/);
  });

  it('re-points every accent and header token where data-branch stands', () => {
    const tokens = system.tokens.allTokens
      .filter(({ name }) => /^colors\.(accent|header)\./.test(name))
      .map(({ path }) => `--k-${path.join('-')}`);
    const switched = Object.keys(accentCss(SAMPLE_ACCENTS)[':root, [data-branch]'] ?? {});
    expect(switched).toEqual(expect.arrayContaining(tokens));
  });

  it('says in a file what a page says of its palettes, and nothing of none', () => {
    expect(accentStyleSheet([])).toBe('');
    const sheet = accentStyleSheet(SAMPLE_ACCENTS);
    const rules = Object.entries(accentCss(SAMPLE_ACCENTS)).filter(([, colors]) => '--l-hero' in colors);
    expect(sheet.split('\n')).toHaveLength(rules.length);
    for (const [selector, colors] of rules) {
      expect(sheet).toContain(`${selector}{`);
      for (const [name, value] of Object.entries(colors)) expect(sheet).toContain(`${name}:${value}`);
    }
  });

  it('paints the root in the default accent and each name in its own', () => {
    const rules = accentCss(SAMPLE_ACCENTS);
    expect(rules[':root, [data-branch="plum"]']).toMatchObject({ '--l-accent-solid': '#6A1B6A' });
    expect(rules['[data-branch="moss"]']).toMatchObject({
      '--d-accent-solid': '#7DC77D',
      '--l-hero': 'linear-gradient(115deg, #2E5E2E, #333333, #111111)',
    });
  });

  it('grows by a name, not by a palette, where many names share their colours', () => {
    const hundred = Array.from({ length: 100 }, (_, index) => ({
      ...SAMPLE_ACCENTS[index % 2]!,
      name: `center-${index}`,
      isDefault: index === 0,
    }));
    const sizeOf = (accents: typeof hundred) => JSON.stringify(createUiSystem(accents).getGlobalCss()).length;
    expect(sizeOf(hundred) - sizeOf(hundred.slice(0, 2))).toBeLessThan(98 * 32);
  });
});

describe('fontFaceCss', () => {
  it('never moves the page for a face that comes late', () => {
    expect(fontFaceCss.match(/font-display:optional/g)).toHaveLength(2);
    expect(fontFaceCss).toContain('/fonts/fredoka.woff2');
    expect(fontFaceCss).toContain('/fonts/nunito.woff2');
  });

  it('has a real bold to stand in for a bold, and no weight that the files lack', () => {
    const weights = [...fontFaceCss.matchAll(/font-family:'(.+?)'.+?font-weight:([\d ]+)/g)].map(
      ([, family, weight]) => `${family} ${weight}`,
    );
    expect(weights).toEqual([
      'Fredoka 600',
      'Nunito 400 700',
      'Fredoka Fallback 600',
      'Nunito Fallback 400',
      'Nunito Fallback 700',
    ]);
    expect(fontFaceCss).toMatch(/'Nunito Fallback';font-weight:700;src:local\('Arial Bold'\)/);
  });
});
