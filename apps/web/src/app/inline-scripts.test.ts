import { replayEarlyTaps } from '../shared/keep-taps';
import { bootScript } from './inline-scripts';

/** Runs the boot script as the page does: as a classic script element with its data attributes. */
function boot(): void {
  const script = document.createElement('script');
  script.dataset.entry = '/assets/entry.js';
  script.dataset.parts = '/assets/react.js /assets/page.js';
  Object.defineProperty(document, 'currentScript', { value: script, configurable: true });
  Object.defineProperty(document, 'readyState', { value: 'loading', configurable: true });
  script.textContent = bootScript;
  // jsdom runs an inline script when it enters the document.
  document.head.append(script);
}

const moduleScripts = () => [...document.head.querySelectorAll<HTMLScriptElement>('script[type=module]')];

describe('a page before hydration', () => {
  beforeEach(() => {
    document.head.innerHTML = '';
    document.body.innerHTML = '<input type="checkbox"><a href="#x">Link</a>';
    boot();
  });

  // Every boot listens on the window: the listeners of this one are used up before the next.
  afterEach(() => window.dispatchEvent(new KeyboardEvent('keydown')));

  it('loads no script before the load event or a sign of interest', () => {
    expect(moduleScripts()).toEqual([]);
  });

  it('starts at the first key, each script in its turn, the entry last', () => {
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }));
    const scripts = moduleScripts();
    expect(scripts.map((script) => new URL(script.src).pathname)).toEqual([
      '/assets/react.js',
      '/assets/page.js',
      '/assets/entry.js',
    ]);
    expect(scripts.map(({ async }) => async)).toEqual([false, false, false]);
  });

  it('does not let a checkbox change before anybody listens, and gives it the tap once then', () => {
    const box = document.querySelector('input');
    box?.click();
    expect(box?.checked).toBe(false);
    replayEarlyTaps();
    replayEarlyTaps();
    expect(box?.checked).toBe(true);
  });

  it('leaves links alone', () => {
    const followed = jest.fn((event: Event) => expect(event.defaultPrevented).toBe(false));
    document.querySelector('a')?.addEventListener('click', followed);
    document.querySelector('a')?.click();
    expect(followed).toHaveBeenCalledTimes(1);
    replayEarlyTaps();
    expect(followed).toHaveBeenCalledTimes(1);
  });
});
