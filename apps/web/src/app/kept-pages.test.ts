import { prerenderPaths } from '@kidcode/site';

import { keptPages } from './kept-pages';
import { offlineDocument } from './host-files';

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
      expect(offlineDocument()).toContain(`<a href="${path}">${label}</a>`);
    }
  });
});
