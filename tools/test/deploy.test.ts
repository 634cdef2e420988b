import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { scratchCopy } from './recipes/scratch-copy';

jest.setTimeout(120_000);

const copy = scratchCopy();

const temporary = join(copy.root, 'tmp');
const target = join(copy.root, 'target');

const run = (args: readonly string[], typed = '') => copy.node(args, { TMPDIR: temporary }, typed);
const deploy = (...words: readonly string[]) => run(['scripts/deploy.mjs', ...words]);

/** The mark of the documents of the copy. */
const MARK = `
  import { loadBundled, schoolFacts } from './tools/school/read-documents.mjs';
  const { schoolMark } = await loadBundled('libs/school/src/school-mark.ts');
  process.stdout.write(await schoolMark(await schoolFacts('kidcode')));`;

function write(file: string, text: string): void {
  mkdirSync(dirname(join(copy.root, file)), { recursive: true });
  writeFileSync(join(copy.root, file), text);
}

let mark = '';
const SITE = 'apps/web/dist/client/deployment.json';
const FUNCTIONS = 'supabase/dist/deployment.json';

/** Puts builds there as the build scripts leave them, so far as is looked at. */
function build(): void {
  write('apps/web/dist/client/index.html', '<main>Home</main>');
  write(SITE, JSON.stringify({ school: mark, files: [] }));
  write('supabase/config.toml', '');
  write('supabase/dist/camp-token/index.js', '');
  write(FUNCTIONS, JSON.stringify({ school: mark, functions: ['camp-token'] }));
}

beforeAll(() => {
  mkdirSync(temporary);
  // The check has nothing to say.
  copy.rewrite('scripts/kidcode.mjs', () => '');
  mark = run(['--input-type=module', '-e', MARK]).stdout;
  expect(mark).toMatch(/^[\da-f]{16}$/);
  build();
});

describe('npm run deploy', () => {
  // What has no slash after its colon was published into a folder of that name here; '' wrote to /releases.
  it.each([
    [['--to', 'deploy@www.school.example:www/school'], ", got 'deploy@www.school.example:www/school'"],
    [['--to', 'folder'], ", got 'folder'"],
    [['--to', '/'], ", got '/'"],
    [['--to', ''], ''],
    [[], ''],
  ])('with %j writes nothing and says what is expected', (words, got) => {
    expect(deploy(...words)).toEqual({
      status: 2,
      stdout: '',
      stderr: `deploy: expected --to /folder or --to user@host:/folder${got}\n`,
    });
    expect(existsSync(join(copy.root, 'folder'))).toBe(false);
    expect(existsSync(join(copy.root, 'deploy@www.school.example:www'))).toBe(false);
  });

  const OFFERED = ['scripts/deploy.mjs', '--to', target, '--built'];
  const isPublished = (): boolean => existsSync(join(target, 'current'));

  // Without an answer it ended with 0, and left the functions in the temporary folder.
  it.each([
    ['an end of the input', ''],
    ['a no', 'n\n'],
    ['an empty line', '\n'],
  ])('takes %s for a no', (_what, typed) => {
    const { status, stdout, stderr } = run(OFFERED, typed);
    expect([status, stderr, isPublished()]).toEqual([1, 'deploy: nothing was published\n', false]);
    expect(stdout).toContain('the first release: 1 pages');
    expect(readdirSync(temporary)).toEqual([]);
  });

  // Only the site was looked at: functions of other prices, or none, went with it, and a site that its own budget had refused.
  it.each([
    ['functions of other documents', FUNCTIONS, { school: 'aa', functions: ['camp-token'] }, /of other docu/],
    [
      'functions of which one is missing',
      FUNCTIONS,
      { school: 'aa', functions: ['lead'] },
      /expected lead$/m,
    ],
    ['functions that are no build', FUNCTIONS, null, /the functions in .* are not a whole build: build them/],
    ['a site of other documents', SITE, { school: 'aa', files: [] }, /is of other documents/],
    ['a site that its budget refused', SITE, { school: 'aa' }, /expected .* deployment.json with every file/],
  ])('refuses %s', (_what, file, description, sentence) => {
    if (description === null) rmSync(join(copy.root, file));
    else write(file, JSON.stringify(description));
    const { status, stdout, stderr } = run(OFFERED, 'y\n');
    build();
    expect([status, stdout, isPublished()]).toEqual([1, '', false]);
    expect(stderr).toMatch(sentence);
  });

  it('publishes after a yes', () => {
    expect(run(OFFERED, 'y\n')).toMatchObject({ status: 0, stderr: '' });
    expect(isPublished()).toBe(true);
    expect(readFileSync(join(target, 'current/site/index.html'), 'utf8')).toContain('Home');
    expect(readdirSync(temporary)).toEqual([]);
  });

  it('says when nginx is to be reloaded: after other rules, not after the same, and after the way back', () => {
    const reload = 'nginx -s reload';
    write('apps/web/dist/client/nginx-rules.conf', 'gzip_static on;');
    expect(deploy('--to', target, '--built', '--yes').stdout).toContain(reload);
    expect(deploy('--to', target, '--built', '--yes').stdout).not.toContain(reload);
    expect(deploy('--to', target, '--rollback').stdout).not.toContain(reload);
    expect(deploy('--to', target, '--rollback').stdout).toContain(reload);
  });
});
