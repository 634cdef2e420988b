import type { CodePageId, PageId } from '@kidcode/school';

import type { NavigationMenu } from './navigation-entry';
import { pageMetadata } from './page-metadata';
import { isPageRow, type RouteRow } from './route-row';

describe('types', () => {
  it('know the pages, and the two kinds of row', () => {
    const page: PageId = 'camp';
    // @ts-expect-error no page of the code
    const unknown: CodePageId = 'pizza';
    // @ts-expect-error a redirect has its status
    const silent: RouteRow = { pattern: '/a', redirect: '/faq' };
    // @ts-expect-error 307 is none of the statuses that hosts agree on
    const odd: RouteRow = { pattern: '/a', redirect: '/faq', status: 307 };
    // @ts-expect-error a dropdown has groups
    const empty: NavigationMenu = {
      type: 'dropdown',
      id: 'x',
      title: 'X',
      icon: 'grid',
      audience: 'everyone',
    };
    // @ts-expect-error icons are named in one list
    const pictureless: NavigationMenu = { type: 'link', title: 'X', href: '/', icon: 'pizza' };
    expect([page, unknown, silent, odd, empty, pictureless]).toHaveLength(6);
  });

  it('take a page id and a known branch', () => {
    // @ts-expect-error the context's branch is a branch id
    expect(pageMetadata('faq', {}, { branch: 'dallas' }).canonical).toBe('/faq');
    expect(isPageRow({ pattern: '/a', redirect: '/faq', status: 301 })).toBe(false);
  });
});
