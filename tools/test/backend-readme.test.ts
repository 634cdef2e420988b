import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const BACKEND = join(__dirname, '../../supabase');

const functions = readdirSync(join(BACKEND, 'functions'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
  .map(({ name }) => name);

// It spoke of four of the five.
it('supabase/README.md says what every function takes and gives', () => {
  const rows = readFileSync(join(BACKEND, 'README.md'), 'utf8').matchAll(/^\| `([\w-]+)` +\| `\{/gm);
  expect([...rows].map(([, name]) => name).sort()).toEqual([...functions].sort());
});
