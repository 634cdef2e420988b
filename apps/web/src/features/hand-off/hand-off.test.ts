import { type BlankTab, handOff, type HandOffLink } from './hand-off';

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
