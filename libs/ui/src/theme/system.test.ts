import { accentCss } from './accent-css';
import { fontFaceCss } from './fonts';
import { system } from './system';

const css = JSON.stringify([system.getGlobalCss(), system.getTokenCss()]);

describe('system', () => {
  it('stays small: global rules and tokens together are under 12 KB before compression', () => {
    expect(css.length).toBeLessThan(12_000);
  });

  it('carries no stock palette', () => {
    expect(css).not.toMatch(/teal|gray-500|pink/);
  });

  it.each([
    'colors.bg.paper',
    'colors.accent.text',
    'colors.action.solid',
    'spacing.band',
    'radii.card',
    'shadows.float',
  ])('knows the token %s', (name) => {
    expect(system.token.var(name)).toMatch(/^var\(--k-/);
  });

  it('re-points every accent and header token where data-branch stands', () => {
    const tokens = system.tokens.allTokens
      .filter(({ name }) => /^colors\.(accent|header)\./.test(name))
      .map(({ path }) => `--k-${path.join('-')}`);
    const switched = Object.keys(accentCss[':root, [data-branch]'] ?? {});
    expect(switched).toEqual(expect.arrayContaining(tokens));
  });
});

describe('fontFaceCss', () => {
  it('never moves the page for a face that comes late', () => {
    expect(fontFaceCss.match(/font-display:optional/g)).toHaveLength(2);
    expect(fontFaceCss).toContain('/fonts/fredoka.woff2');
    expect(fontFaceCss).toContain('/fonts/nunito.woff2');
  });
});
