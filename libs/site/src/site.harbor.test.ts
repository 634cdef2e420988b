/**
 * The invented second school, which has fewer pages and teaches nothing online.
 *
 * @jest-environment node
 * @jest-environment-options {"customExportConditions": ["node", "node-addons", "school-harbor"]}
 */
import { CENTER_IDS } from '@kidcode/branches';
import { navigationFor } from './navigation-for';
import { ADDRESSES, answerOfHost, answerOfTable, HOST_ORDERS } from '../test/static-host';

it('a menu has no link to what is not there, and neither heading nor menu without a link', () => {
  const menus = navigationFor(null).map((menu) =>
    menu.type === 'link'
      ? [menu.title, menu.href]
      : [menu.title, ...menu.groups.map(({ title, items }) => [title, ...items.map(({ href }) => href)])],
  );
  expect(menus).toEqual([
    ['Home', '/'],
    [
      'Programs',
      [
        'Monthly Programs',
        '/programs/in-center',
        '/find-a-program',
        '/try',
        '/programs/in-center/core',
        '/programs/in-center/math',
        '/portland/programs/specialized',
      ],
      ['Seasonal Camps', '/camp-finder', '/camps/fall/portland', '/portland/camps/summer', '/camps/plan'],
      ['For Parents', '/pricing/discounts-promotions', '/news', '/contact-us'],
    ],
    ['Learning Centers', '/learning-centers'],
    ['About', ['Company', '/about-us', '/faq']],
  ]);
});

describe('redirectsFile of another school', () => {
  it.each(HOST_ORDERS)('answers as the table does on a host that asks its %s first', (order) => {
    expect(ADDRESSES).toContain(`/${CENTER_IDS.at(-1)}/camps`);
    for (const path of ADDRESSES)
      expect([path, answerOfHost(order, path)]).toEqual([path, answerOfTable(path)]);
  });
});
