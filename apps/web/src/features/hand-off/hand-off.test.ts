import { fakeTab } from '../../../test/fake-tab';
import { type BlankTab, handOff, type HandOffLink, openBlankTab } from './hand-off';

const LINK: HandOffLink = { ok: true, value: 'https://portal.example.com/x' };
const NO_LINK: HandOffLink = { ok: false, error: { code: 'too-slow' } };

function tab({ isClosed = false } = {}) {
  return { navigate: jest.fn(() => !isClosed), close: jest.fn() } satisfies BlankTab;
}

const request = (link: () => Promise<HandOffLink>, blank: BlankTab | null) => ({
  makeLink: jest.fn(link),
  waiting: 'Wait',
  openTab: jest.fn(() => blank),
});

describe('handOff', () => {
  it('opens the tab in the click, before the link is there', () => {
    const asked = request(() => new Promise(() => undefined), tab());
    void handOff(asked);
    expect(asked.openTab).toHaveBeenCalledWith('Wait');
  });

  it('sends the tab on when the link is ready', async () => {
    const blank = tab();
    await expect(handOff(request(() => Promise.resolve(LINK), blank))).resolves.toEqual({ type: 'opened' });
    expect(blank.navigate).toHaveBeenCalledWith('https://portal.example.com/x');
    expect(blank.close).not.toHaveBeenCalled();
  });

  it('hands the link over when the tab is blocked', async () => {
    const outcome = await handOff(request(() => Promise.resolve(LINK), null));
    expect(outcome).toEqual({ type: 'popupBlocked', url: 'https://portal.example.com/x' });
  });

  it('hands the link over when the visitor closed the tab meanwhile', async () => {
    const outcome = await handOff(request(() => Promise.resolve(LINK), tab({ isClosed: true })));
    expect(outcome).toEqual({ type: 'popupBlocked', url: 'https://portal.example.com/x' });
  });

  it.each([
    ['there is no link', () => Promise.resolve(NO_LINK)],
    ['making it rejects', () => Promise.reject(new Error('broken'))],
  ])('closes the empty tab when %s', async (_why, link) => {
    const blank = tab();
    await expect(handOff(request(link, blank))).resolves.toMatchObject({ type: 'failed' });
    expect(blank.close).toHaveBeenCalledTimes(1);
    expect(blank.navigate).not.toHaveBeenCalled();
  });

  it('fails, and says so, when the tab is blocked and there is no link either', async () => {
    await expect(handOff(request(() => Promise.resolve(NO_LINK), null))).resolves.toEqual({
      type: 'failed',
      code: 'too-slow',
    });
  });
});

describe('openBlankTab', () => {
  afterEach(() => jest.restoreAllMocks());

  const opened = () => {
    const fake = fakeTab();
    jest.spyOn(window, 'open').mockImplementation(fake.open);
    return { ...fake, blank: openBlankTab('Creating registration link...') };
  };

  it('opens an empty tab without features, which would make success look like a blocked popup', () => {
    const { open } = opened();
    expect(open).toHaveBeenCalledWith('', '_blank');
  });

  it('severs the opener and forbids the referrer before the tab goes anywhere', () => {
    const { tab } = opened();
    expect(tab.opener).toBeNull();
    expect(tab.document.querySelector('meta[name=referrer]')?.getAttribute('content')).toBe('no-referrer');
  });

  it('says what is happening while the address is made', () => {
    const { tab } = opened();
    expect(tab.document.title).toBe('Creating registration link...');
    expect(tab.document.body.textContent).toBe('Creating registration link...');
  });

  it('sends the tab on from inside itself, to a whole address', () => {
    const { blank, followed } = opened();
    expect(blank?.navigate('/portal/seasonalCamps?campToken=a.b.c')).toBe(true);
    expect(followed).toEqual([
      { href: `${window.location.origin}/portal/seasonalCamps?campToken=a.b.c`, rel: 'noreferrer' },
    ]);
  });

  it('does not send a tab on that the visitor has closed', () => {
    const { blank, tab, followed } = opened();
    tab.close();
    expect(blank?.navigate('/portal')).toBe(false);
    expect(followed).toEqual([]);
  });

  it('answers null when the browser blocks popups', () => {
    jest.spyOn(window, 'open').mockReturnValue(null);
    expect(openBlankTab('...')).toBeNull();
  });
});
