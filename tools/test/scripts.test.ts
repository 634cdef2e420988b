import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { temporaryFolder } from './temporary-folder';

const ROOT = join(__dirname, '../..');
const { scripts, devDependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
  devDependencies: Record<string, string>;
};

/** A process of Node.js and what it said; one that has not ended within half a minute is ended. */
const say = (args: readonly string[], env: Readonly<Record<string, string>> = {}, cwd = ROOT) =>
  spawnSync(process.execPath, args, {
    cwd,
    env: { ...process.env, ...env },
    encoding: 'utf8',
    timeout: 30_000,
  });

describe('npm run', () => {
  it('alone explains every script in the line above it', () => {
    const names = Object.keys(scripts);
    const unexplained = names.filter((name, index) => {
      const isNote = name.startsWith('//');
      return (
        !isNote && (names[index - 1] !== `//${name}` || !/^[A-Z].{15,}/.test(scripts[`//${name}`] ?? ''))
      );
    });
    expect(unexplained).toEqual([]);
  });
});

// docs/dependencies.md says so, and two were ranges.
it('every package is of one exact version', () => {
  const exact = /^(?:npm:[@\w/-]+@)?\d+\.\d+\.\d+$/;
  const ranges = Object.entries(devDependencies).filter(([, version]) => !exact.test(version));
  expect(ranges).toEqual([]);
});

describe('npm run test:file', () => {
  it.each([
    [[], 'expected a test file'],
    [['libs/no-such.test.ts'], 'expected a test file'],
    [['scripts/start.mjs'], 'is in no project with tests'],
  ])('refuses %j with a sentence', (args, sentence) => {
    const told = say(['scripts/test-file.mjs', ...args], { INIT_CWD: ROOT });
    expect(told).toMatchObject({ status: 2, stderr: expect.stringContaining(sentence) as unknown });
  });
});

const isSentence = (text: string): void => expect(text).toMatch(/^[A-Z][^\n]+\.\n$/);

/** The scripts without the lines that explain them. */
const commands = Object.entries(scripts).filter(([name]) => !name.startsWith('//'));

describe('what is missing on a machine', () => {
  const OLD_NODE =
    "Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '18.20.8' } });";

  // They died with a SyntaxError of an import; `npm test` alone looked at the version, after its own imports.
  it.each(commands)('an old Node.js: npm run %s says so', (_, command) => {
    const [node, ...args] = (command.split(' && ')[0] ?? '').split(' ');
    expect([node, args[0]]).toEqual(['node', 'scripts/run.cjs']);
    const preload = `data:text/javascript,${encodeURIComponent(OLD_NODE)}`;
    const { status, stdout, stderr } = say(['--import', preload, ...args]);
    expect([status, stdout]).toEqual([2, '']);
    isSentence(stderr);
    expect(stderr).toContain('Node.js 20.19 or newer; this is 18.20.8');
  });

  it.each(['start', 'dev'])('a folder of SITE_DIR: npm run %s says so before it builds', (name) => {
    const { status, stderr } = say([`scripts/${name}.mjs`], { SITE_DIR: '/no/such/folder', PORT: '0' });
    expect(status).toBe(2);
    isSentence(stderr);
    expect(stderr).toContain('SITE_DIR is "/no/such/folder"');
  });

  // `dev` said it after 56 seconds, `start` after a build.
  it.each(['start', 'dev'])('a free port: npm run %s says so before it builds', async (name) => {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    try {
      const { status, stderr } = say([`scripts/${name}.mjs`], { PORT: String(port), HOST: '127.0.0.1' });
      expect(status).toBe(2);
      isSentence(stderr);
      expect(stderr).toContain(`Port ${port} is busy`);
    } finally {
      server.close();
    }
  });

  // Fifty-nine seconds, then npm's own error.
  it.each(['start', 'dev', 'test', 'kidcode'])('a network: npm run %s on a fresh clone says so', (name) => {
    const { root: clone } = temporaryFolder();
    for (const part of ['package.json', 'package-lock.json', 'scripts', 'tools/school', 'apps/cli/bin'])
      cpSync(join(ROOT, part), join(clone, part), { recursive: true });
    cpSync(join(ROOT, 'schools/package.json'), join(clone, 'schools/package.json'));
    const env = { npm_config_registry: 'http://127.0.0.1:9/', PORT: '0', SITE_DIR: '' };
    const { status, stderr } = say([`scripts/${name}.mjs`], env, clone);
    expect(status).toBe(2);
    isSentence(stderr);
    expect(stderr).toContain('network');
  });
});

describe('the packages of the lock file', () => {
  const { root, put } = temporaryFolder();
  cpSync(join(ROOT, 'scripts/ensure-installed.mjs'), join(root, 'scripts/ensure-installed.mjs'));
  const INSTALLED = 'node_modules/.package-lock.json';
  const one = { version: '1.0.0', integrity: 'sha512-one' };
  const other = { version: '1.0.0', optional: true };
  const wanted = { '': {}, 'node_modules/one': one, 'node_modules/for-windows': other };
  const ensured = () => {
    const url = pathToFileURL(join(root, 'scripts/ensure-installed.mjs')).href;
    const program = `import { ensureInstalled } from ${JSON.stringify(url)}; ensureInstalled();`;
    const env = { npm_config_registry: 'http://127.0.0.1:9/' };
    return say(['--input-type=module', '--eval', program], env, root).status;
  };

  // Only the scripts' own mark counted: after an `npm ci` by hand all was deleted and installed again.
  it.each([
    [
      'that npm has installed, but for other systems, are not installed again',
      { 'node_modules/one': one },
      0,
    ],
    ['are installed where one is missing', {}, 2],
    [
      'are installed where one is of another version',
      { 'node_modules/one': { ...one, version: '0.9.0' } },
      2,
    ],
  ])('%s', (_what, packages, status) => {
    put('package-lock.json', JSON.stringify({ packages: wanted }));
    put(INSTALLED, JSON.stringify({ packages }));
    expect(ensured()).toBe(status);
  });

  it('are for npm to judge where the file cannot be read', () => {
    put('package-lock.json', '<<<<<<< HEAD');
    expect(ensured()).toBe(2);
  });
});
