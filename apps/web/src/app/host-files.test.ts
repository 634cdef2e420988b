import { HOST_HEADERS, prerenderPaths } from '@kidcode/site';

import { hostFiles, keptPages } from './host-files';

const HASH = "'sha256-abc'";
const files = hostFiles([HASH]);

/** The headers of one rule of the `_headers` format. */
function headersOf(rule: string): Readonly<Record<string, string>> {
  const block = (files._headers ?? '').split(/\n(?=\/)/).find((text) => text.startsWith(`${rule}\n`)) ?? '';
  const lines = block.matchAll(/^ {2}(\S+): (.*)$/gm);
  return Object.fromEntries([...lines].map(([, name = '', value = '']) => [name, value] as const));
}

describe('the files for a host', () => {
  // They left the policy to whoever deploys, and nothing looked at what a static host is told.
  it('send the whole policy with every answer', () => {
    expect(headersOf('/*')).toEqual({
      ...HOST_HEADERS,
      'Strict-Transport-Security': 'max-age=31536000',
      'Content-Security-Policy': expect.stringContaining(`script-src 'self' ${HASH};`) as unknown,
    });
    expect(headersOf('/assets/*')['Cache-Control']).toContain('immutable');
    expect(headersOf('/sw.js')).toEqual({ 'Cache-Control': 'no-cache' });
  });

  it('keep every header in one line that static hosts take', () => {
    for (const value of Object.values(headersOf('/*'))) expect(value.length).toBeLessThan(2000);
  });

  it('tell nginx the same', () => {
    for (const [name, value] of Object.entries(headersOf('/*'))) {
      const rules = `${files['nginx-maps.conf']}${files['nginx-rules.conf']}`;
      expect(rules).toContain(name);
      expect(rules).toContain(`"${value}"`);
    }
  });

  // Its rules were copied once: after the next build, pages had a policy that refused their scripts.
  it('leave in what is copied to the server nothing that a build changes', () => {
    const other = hostFiles(["'sha256-another'"]);
    expect(other['nginx-rules.conf']).not.toBe(files['nginx-rules.conf']);
    expect(other['nginx.conf']).toBe(files['nginx.conf']);
    expect(files['nginx.conf']).not.toContain('rewrite');
    for (const file of ['nginx-maps.conf', 'nginx-rules.conf'])
      expect(files['nginx.conf']).toContain(`include /var/www/site/${file};`);
  });
});

describe('the pages of which every device keeps a copy', () => {
  it('are those that a parent on the way looks for, each once and at its own address', () => {
    expect(keptPages().map(({ path }) => path)).toEqual([
      '/',
      '/contact-us',
      '/class-schedule',
      '/learning-centers',
      '/camps/plan',
      '/faq',
    ]);
  });

  it('are built, and the offline page leads to all of them', () => {
    for (const { path, label } of keptPages()) {
      expect(prerenderPaths()).toContain(path);
      expect(files['offline.html']).toContain(`<a href="${path}">${label}</a>`);
    }
  });
});
