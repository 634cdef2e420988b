/**
 * The same over the invented second school: nothing online, three centers, other seasons.
 *
 * @jest-environment node
 * @jest-environment-options {"customExportConditions": ["node", "node-addons", "school-harbor"]}
 */
import { CENTER_IDS } from '@kidcode/branches';
import { ADDRESSES, answerOfHost, answerOfTable, HOST_ORDERS } from '../test/static-host';

describe('redirectsFile of another school', () => {
  it.each(HOST_ORDERS)('answers as the table does on a host that asks its %s first', (order) => {
    expect(ADDRESSES).toContain(`/${CENTER_IDS.at(-1)}/camps`);
    for (const path of ADDRESSES)
      expect([path, answerOfHost(order, path)]).toEqual([path, answerOfTable(path)]);
  });
});
