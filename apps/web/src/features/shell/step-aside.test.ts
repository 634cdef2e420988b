import { startStepAside } from './step-aside';

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
