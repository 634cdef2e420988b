import { fakeTab } from '../../../test/fake-tab';
import { openBlankTab } from './hand-off';

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
