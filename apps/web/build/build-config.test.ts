import { buildWarnings, readBuildConfig } from './build-config';

const SECRET = 'a-secret-of-at-least-thirty-two-bytes!';

describe('readBuildConfig', () => {
  it('needs nothing: the defaults run on the real day and talk to the sandbox', () => {
    const config = readBuildConfig({});
    expect(config).toMatchObject({
      pinnedToday: null,
      portal: '/portal',
      tokenSigner: 'server',
      embeddedTokenSecret: null,
    });
    expect(config.builtToday).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  });

  it('shows samples unless it is told not to', () => {
    expect(readBuildConfig({}).showSamples).toBe(true);
    expect(readBuildConfig({ SHOW_SAMPLES: 'no' }).showSamples).toBe(false);
  });

  it('pins the day that SITE_TODAY names', () => {
    expect(readBuildConfig({ SITE_TODAY: '2025-12-01' })).toMatchObject({
      pinnedToday: '2025-12-01',
      builtToday: '2025-12-01',
    });
  });

  it.each([
    [{ SITE_TODAY: '2025-02-30' }, /SITE_TODAY: expected a day as YYYY-MM-DD/],
    [{ SITE_ORIGIN: 'kidcode' }, /SITE_ORIGIN: expected an http\(s\) address/],
    [
      { KIDCODE_PORTAL_URL: 'javascript:alert(1)' },
      /KIDCODE_PORTAL_URL: expected an http\(s\) address or a path/,
    ],
    [{ SHOW_SAMPLES: 'maybe' }, /SHOW_SAMPLES: expected yes or no, got 'maybe'/],
    [{ KIDCODE_TOKEN_SIGNER: 'nobody' }, /KIDCODE_TOKEN_SIGNER: expected server or browser/],
    [
      { KIDCODE_TOKEN_SIGNER: 'browser', CAMP_TOKEN_SECRET: SECRET },
      /KIDCODE_EMBED_TOKEN_SECRET: expected 'yes'/,
    ],
    [{ KIDCODE_TOKEN_SIGNER: 'browser', KIDCODE_EMBED_TOKEN_SECRET: 'yes' }, /CAMP_TOKEN_SECRET/],
  ])('refuses %j and says what was expected', (env, message) => {
    expect(() => readBuildConfig(env)).toThrow(message);
  });

  it('lists every problem at once', () => {
    expect(() => readBuildConfig({ SITE_TODAY: 'soon', SITE_ORIGIN: 'x' })).toThrow(
      /SITE_TODAY[\s\S]*SITE_ORIGIN/,
    );
  });

  it('never takes the secret into a build that signs on the server', () => {
    expect(JSON.stringify(readBuildConfig({ CAMP_TOKEN_SECRET: SECRET }))).not.toContain(SECRET);
  });

  it('warns loudly when a build embeds the secret', () => {
    const env = {
      KIDCODE_TOKEN_SIGNER: 'browser',
      KIDCODE_EMBED_TOKEN_SECRET: 'yes',
      CAMP_TOKEN_SECRET: SECRET,
    };
    expect(buildWarnings(readBuildConfig(env))[0]).toMatch(/CONTAINS THE TOKEN SECRET/);
    expect(buildWarnings(readBuildConfig({}))).toEqual([]);
  });
});
