import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';

import { schoolFiles } from './school-files';

const PHOTO = join(__dirname, '../../../tools/test/recipes/photo.jpg');

describe('what a school puts into its public folder', () => {
  const root = mkdtempSync(join(tmpdir(), 'kidcode-public-'));
  const [folder, dir] = [join(root, 'public'), join(root, 'dist')];
  afterAll(() => rmSync(root, { recursive: true }));

  it('is published as it is; a photo upright, in three widths, and without its place', async () => {
    mkdirSync(join(folder, 'pictures/news'), { recursive: true });
    copyFileSync(PHOTO, join(folder, 'pictures/news/robot.jpg'));
    writeFileSync(join(folder, 'pictures/center.svg'), '<svg/>');
    writeFileSync(join(folder, 'logo.png'), 'a logo');
    const { writeBundle } = schoolFiles(folder);
    if (typeof writeBundle !== 'function') throw new Error('Expected a plugin that writes');
    await writeBundle.call({ environment: { name: 'client' } } as never, { dir } as never, {});

    const written = readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((file) =>
      /\.\w+$/.test(file),
    );
    expect(written.sort()).toEqual([
      'logo.png',
      'pictures/center.svg',
      ...[320, 640, 960].map((width) => `pictures/news/robot.jpg.${width}.webp`),
    ]);
    const { width, height, exif } = await sharp(join(dir, 'pictures/news/robot.jpg.640.webp')).metadata();
    expect({ width, height, exif }).toEqual({ width: 640, height: 853, exif: undefined });
  });
});
