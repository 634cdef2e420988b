import { answered, OPENED_HERE } from './dialog-entry';
import { giveDialogItsEntry } from './own-dialog-entry';

const address = () => window.location.pathname + window.location.search;
const back = () =>
  new Promise((resolve) => {
    window.addEventListener('popstate', resolve, { once: true });
    window.history.back();
  });

describe('a dialog that came with the address of the visit', () => {
  it('stands on top of the page without it', async () => {
    window.history.replaceState(null, '', '/?dialog=trial&program=core&utm_source=letter');
    giveDialogItsEntry();
    expect(address()).toBe('/?dialog=trial&program=core&utm_source=letter');
    expect(window.history.state).toEqual({ idx: 1, usr: OPENED_HERE });
    await back();
    expect(address()).toBe('/?utm_source=letter');
  });

  it('gets no second entry when the page is loaded again', () => {
    const state = { idx: 2, usr: answered(OPENED_HERE, 'core') };
    window.history.replaceState(state, '', '/?dialog=trial');
    const { length } = window.history;
    giveDialogItsEntry();
    expect(window.history).toHaveLength(length);
    expect(window.history.state).toEqual(state);
  });

  it('is no matter of a page without one', () => {
    window.history.replaceState(null, '', '/faq');
    const { length } = window.history;
    giveDialogItsEntry();
    expect(window.history).toHaveLength(length);
  });
});
