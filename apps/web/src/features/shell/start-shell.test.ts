import { startMenuManners } from './start-shell';
import { startStepAside } from './step-aside';

const PAGE = `
  <div data-island="menu-bar"><ul>
    <li><a href="/">Home</a></li>
    <li><details data-menu="dropdown"><summary tabindex="0">Programs</summary>
      <a href="/core">Core</a><a href="/math">Math</a></details></li>
    <li><details data-menu="dropdown"><summary tabindex="0">About</summary><a href="/faq">FAQ</a></details></li>
  </ul></div>
  <details data-menu="drawer"><summary tabindex="0">Menu</summary>
    <details><summary tabindex="0">More</summary><a href="/news">News</a></details></details>
  <main><button>Outside</button></main>`;

const menu = (name: string) =>
  [...document.querySelectorAll('details')].find(
    (each) => each.querySelector('summary')?.textContent === name,
  )!;
const summary = (name: string) => menu(name).querySelector('summary')!;
const openOnes = () =>
  [...document.querySelectorAll('details[data-menu][open] > summary')].map(({ textContent }) => textContent);
const key = (name: string) => {
  const event = new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true });
  document.activeElement?.dispatchEvent(event);
  return event;
};
/** What has the focus after each key, from the menu of the programs on. */
function walk(keys: readonly string[]) {
  summary('Programs').focus();
  return keys.map((name) => {
    key(name);
    return document.activeElement?.textContent;
  });
}
const mouse = (type: string, target: Element, init: MouseEventInit = {}) =>
  target.dispatchEvent(
    Object.assign(new MouseEvent(type, { bubbles: true, cancelable: true, ...init }), {
      pointerType: 'mouse',
    }),
  );

describe('menu manners', () => {
  beforeAll(() => startMenuManners());
  beforeEach(() => {
    document.body.innerHTML = PAGE;
  });

  it('Escape is left to others when no menu is open', () => {
    summary('Programs').focus();
    expect(key('Escape').defaultPrevented).toBe(false);
  });

  it('arrow down opens a menu at its first link and walks on, around the end', () => {
    const keys = ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'Home', 'End'];
    expect(walk(keys)).toEqual(['Core', 'Math', 'Core', 'Math', 'Core', 'Math']);
    expect(openOnes()).toEqual(['Programs']);
  });

  it('left and right walk along the bar, around its ends', () => {
    const keys = ['ArrowRight', 'ArrowRight', 'ArrowLeft', 'Home'];
    expect(walk(keys)).toEqual(['About', 'Home', 'About', 'Home']);
  });

  it('leaves arrow keys outside the menus to the page', () => {
    document.querySelector('button')!.focus();
    expect(key('ArrowDown').defaultPrevented).toBe(false);
  });

  it('a press inside does not', () => {
    menu('About').open = true;
    mouse('pointerdown', menu('About').querySelector('a')!);
    expect(openOnes()).toEqual(['About']);
  });

  it('focus that leaves closes', () => {
    menu('About').open = true;
    menu('About').querySelector('a')!.focus();
    document.querySelector('button')!.focus();
    expect(openOnes()).toEqual([]);
  });

  it('a resting mouse opens a menu, and the click that follows keeps it open', () => {
    mouse('pointerover', summary('Programs'));
    expect(openOnes()).toEqual(['Programs']);
    const click = new MouseEvent('click', { bubbles: true, cancelable: true });
    summary('Programs').dispatchEvent(click);
    expect(click.defaultPrevented).toBe(true);
    expect(openOnes()).toEqual(['Programs']);
  });

  it('a mouse that moves on closes what it opened, after a moment', () => {
    jest.useFakeTimers();
    mouse('pointerover', summary('About'));
    mouse('pointerout', summary('About'), { relatedTarget: document.body });
    expect(openOnes()).toEqual(['About']);
    jest.advanceTimersByTime(200);
    expect(openOnes()).toEqual([]);
    jest.useRealTimers();
  });
});

type Report = (entries: readonly Partial<IntersectionObserverEntry>[]) => void;

/** The browser, which reports what comes beneath a place only after the next frame. */
class Beneath {
  static readonly all: Beneath[] = [];
  readonly report: Report;
  constructor(report: Report) {
    this.report = report;
    Beneath.all.push(this);
  }
  observe = jest.fn();
  unobserve = jest.fn();
  disconnect = jest.fn();
}

const place = (element: Element, top: number) => {
  element.getBoundingClientRect = () => new DOMRect(0, top, 50, 50);
};

describe('what floats', () => {
  // The browser tests looked a quarter of a second after a change, by when it had mostly been mended again.
  it('stays aside when the screen changes, until the browser has said what is beneath its new place', () => {
    jest.useFakeTimers();
    window.IntersectionObserver = Beneath as unknown as typeof IntersectionObserver;
    document.body.innerHTML = '<main><button>Pay</button></main><nav data-float="">Up</nav>';
    const target = document.querySelector('button')!;
    const float = document.querySelector('nav')!;
    place(float, 700);
    startStepAside();
    Beneath.all[0]!.report([{ isIntersecting: true, target }]);
    expect(float.hasAttribute('data-aside')).toBe(true);

    place(float, 300);
    window.dispatchEvent(new Event('resize'));
    jest.runAllTimers();
    expect(Beneath.all).toHaveLength(2);
    expect(float.hasAttribute('data-aside')).toBe(true);
    Beneath.all[1]!.report([{ isIntersecting: false, target }]);
    expect(float.hasAttribute('data-aside')).toBe(false);
    jest.useRealTimers();
  });
});
