import type { NavigationOptions } from '../../shared/navigation';
import { answered, dialogEntryOf, giveDialogItsEntry, OPENED_HERE } from './dialog-entry';

describe('the history entry of a dialog', () => {
  it('is one deeper and one answer longer with each answer', () => {
    expect(answered(answered(OPENED_HERE, 'core'), 'in-center')).toEqual({
      depth: 3,
      answers: ['core', 'in-center'],
    });
  });

  it('is read back as it was written', () => {
    const entry = answered(OPENED_HERE, 'core');
    expect(dialogEntryOf(JSON.parse(JSON.stringify(entry)))).toEqual(entry);
  });

  it.each([null, undefined, 7, 'x', {}, { depth: -1 }, { depth: '2', answers: 'core' }, { answers: [1] }])(
    'that says %j says nothing',
    (state) => {
      expect(dialogEntryOf(state)).toEqual({ depth: 0, answers: [] });
    },
  );
});

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
