/**
 * The invented second school: its teachers' advice holds, and every season reaches the portal under its own name.
 *
 * @jest-environment node
 * @jest-environment-options {"customExportConditions": ["node", "node-addons", "school-harbor"]}
 */
import { DEFAULT_CENTER } from '@kidcode/branches';
import { PRICED_SEASONS, quoteCamp } from '@kidcode/pricing';
import './advised-children.test';
import { centerCampPayload } from './payloads';
import { enumerateSelections } from './enumerate-selections';

it('files a week of each season under the name that the portal has for it', () => {
  const names = PRICED_SEASONS.map((season) => {
    const [selection] = enumerateSelections(season);
    return [season, centerCampPayload(quoteCamp(selection!), DEFAULT_CENTER).programType];
  });
  expect(names).toEqual([
    ['fall', 'Fall Camp'],
    ['summer', 'Summer Camp'],
  ]);
});
