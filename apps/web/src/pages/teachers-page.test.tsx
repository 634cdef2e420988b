import { TEACHERS } from '@kidcode/current-school';

import { staticPage, wordsOf } from '../../test/static-page';
import { TeachersPage } from './teachers-page';

jest.mock('@kidcode/current-school', () => ({
  ...jest.requireActual<object>('@kidcode/current-school'),
  ONLINE: null,
}));

// Who teaches at a center and online stood there as before in a school that teaches at its centers only.
it('says of no teacher that they teach online where the school does not', () => {
  expect(TEACHERS.some(({ branch, teachesOnline }) => teachesOnline && branch !== 'online')).toBe(true);
  expect(wordsOf(staticPage('/in-center/teachers', <TeachersPage />))).not.toContain('Also teaches online');
});
