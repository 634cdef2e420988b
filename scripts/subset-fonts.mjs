// `npm run fonts`: makes the two fonts of the site out of their packages: the weights that the theme uses, the characters
// below, and no more, into apps/web/public/fonts. Packages and tool are fetched in the named versions into a folder of their
// own, so the same files come out each time. The licence allows it, and the names: apps/web/public/fonts/OFL.txt.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const PACKAGES = [
  'subset-font@2.9.0',
  'harfbuzzjs@1.6.4',
  '@fontsource-variable/fredoka@5.3.0',
  '@fontsource-variable/nunito@5.3.0',
];

/** Each with its weights, as the `@font-face` rules of libs/ui/src/theme/fonts.ts declare them. */
const FONTS = { fredoka: 600, nunito: { min: 400, max: 700, default: 400 } };

const between = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)).join('');

/** ASCII, every letter of Western Europe's languages, and the signs that pages print or a school may want. */
const CHARACTERS = [between(0x20, 0x7e), between(0xc0, 0xff), 'Œœªº\u00a0¡¿«»©®°·½€™−', '–—‘’“”•…'].join('');

/** What English text is set with: without fractions, which nothing asks for, and the forms of other languages. */
const FEATURES = ['ccmp', 'kern', 'liga'];

/** Numbers of the `name` table: whose work it is, and under which licence. */
const NAMES = [0, 13, 14];

const folder = mkdtempSync(join(tmpdir(), 'fonts-'));
try {
  const install = ['install', '--no-audit', '--no-fund', '--prefix', folder, ...PACKAGES];
  const { status } = spawnSync('npm', install, { stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) process.exit(status ?? 1);
  const subsetFont = createRequire(join(folder, 'index.js'))('subset-font');
  for (const [name, wght] of Object.entries(FONTS)) {
    const whole = readFileSync(
      join(folder, `node_modules/@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`),
    );
    const font = await subsetFont(whole, CHARACTERS, {
      targetFormat: 'woff2',
      variationAxes: { wght },
      keepFeatures: FEATURES,
      preserveNameIds: NAMES,
    });
    writeFileSync(fileURLToPath(new URL(`../apps/web/public/fonts/${name}.woff2`, import.meta.url)), font);
    console.log(`${name}: ${font.length} bytes of ${whole.length}`);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
