import { fakeTab } from '../../../test/fake-tab';
import { handOff, type HandOffLink } from './hand-off';

const URL_MADE = 'https://portal.example.com/x';
const LINK: HandOffLink = { ok: true, value: URL_MADE };
const NO_LINK: HandOffLink = { ok: false, error: { code: 'too-slow' } };
const waiting = 'Creating registration link...';

const blocked = () => jest.spyOn(window, 'open').mockReturnValue(null);

function opened() {
  const fake = fakeTab();
  jest.spyOn(window, 'open').mockImplementation(fake.open);
  return fake;
}

afterEach(() => jest.restoreAllMocks());

it('opens an empty tab in the click, before the link is there, which neither can reach back nor tells where it came from', () => {
  const { open, tab } = opened();
  void handOff({ waiting, makeLink: () => new Promise(() => undefined) });
  // Without features, which would make success look like a blocked popup.
  expect(open).toHaveBeenCalledWith('', '_blank');
  expect([tab.document.title, tab.document.body.textContent]).toEqual([waiting, waiting]);
  expect(tab.opener).toBeNull();
  expect(tab.document.querySelector('meta[name=referrer]')?.getAttribute('content')).toBe('no-referrer');
});

it('sends the tab on from inside itself, to a whole address', async () => {
  const { tab, followed } = opened();
  const makeLink = () =>
    Promise.resolve({ ok: true, value: '/portal/seasonalCamps?campToken=a.b.c' } as const);
  expect(await handOff({ waiting, makeLink })).toEqual({ type: 'opened' });
  expect(followed).toEqual([
    { href: `${window.location.origin}/portal/seasonalCamps?campToken=a.b.c`, rel: 'noreferrer' },
  ]);
  expect(tab.closed).toBe(false);
});

it.each([
  ['is blocked', () => blocked()],
  ['is closed by the visitor meanwhile', () => opened().tab.close()],
])('hands the link over when the tab %s', async (_why, prepare) => {
  prepare();
  const outcome = await handOff({ waiting, makeLink: () => Promise.resolve(LINK) });
  expect(outcome).toEqual({ type: 'popupBlocked', url: URL_MADE });
});

it.each([
  ['there is no link', () => Promise.resolve(NO_LINK), 'too-slow'],
  ['making it rejects', () => Promise.reject(new Error('broken')), null],
])('closes the empty tab when %s', async (_why, makeLink, code) => {
  const { tab, followed } = opened();
  expect(await handOff({ waiting, makeLink })).toEqual({ type: 'failed', code });
  expect([tab.closed, followed]).toEqual([true, []]);
});

it('fails, and says so, when the tab is blocked and there is no link either', async () => {
  blocked();
  const outcome = await handOff({ waiting, makeLink: () => Promise.resolve(NO_LINK) });
  expect(outcome).toEqual({ type: 'failed', code: 'too-slow' });
});
