import type { NavigationOptions } from '../../shared/navigation';
import { answered, OPENED_HERE } from './dialog-entry';
import { giveDialogItsEntry } from './own-dialog-entry';

/** The navigations that an address with this state brings about. */
function navigationsOf(address: string, state: unknown = null) {
  const { pathname, search, hash } = new URL(address, 'https://school.example');
  const navigate = jest.fn<undefined, [unknown, NavigationOptions?]>();
  giveDialogItsEntry({ state: { location: { pathname, search, hash, state, key: 'default' } }, navigate });
  return navigate.mock.calls;
}

describe('a dialog that came with the address of the visit', () => {
  it('stands on top of the page without it', () => {
    const search = '?dialog=trial&program=core&utm_source=letter';
    expect(navigationsOf(`/faq${search}#top`)).toMatchObject([
      [{ pathname: '/faq', search: 'utm_source=letter', hash: '#top' }, { replace: true }],
      [{ pathname: '/faq', search, hash: '#top' }, { state: OPENED_HERE }],
    ]);
  });

  it('gets no second entry when the page is loaded again', () => {
    expect(navigationsOf('/?dialog=trial', answered(OPENED_HERE, 'core'))).toEqual([]);
  });

  it('is no matter of a page without one', () => {
    expect(navigationsOf('/faq')).toEqual([]);
  });
});
