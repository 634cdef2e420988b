import { startTouchGuard } from './touch-guard';

let stop: () => void;
let counted: jest.Mock;
const button = () => document.querySelector('button')!;

const timed = <E extends Event>(event: E, timeStamp: number): E =>
  Object.defineProperty(event, 'timeStamp', { value: timeStamp });

interface PressOptions {
  readonly pointerType?: string;
  readonly heldFor?: number;
  readonly on?: Element;
  /** What the finger meets when it is let go, where that has changed under it. */
  readonly upOn?: () => Element;
  /** How many presses of this place the browser has counted. */
  readonly count?: number;
}

/** A press as the browser reports it, by mouse or finger; times in milliseconds. */
function press(at: number, options: PressOptions = {}) {
  const { pointerType = 'mouse', heldFor = 50, on = button(), upOn = () => on, count = 1 } = options;
  on.dispatchEvent(
    timed(Object.assign(new MouseEvent('pointerdown', { bubbles: true }), { pointerType }), at),
  );
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, detail: count });
  upOn().dispatchEvent(timed(click, at + heldFor));
  return click;
}
const tap = (at: number, options: PressOptions = {}) => press(at, { pointerType: 'touch', ...options });

describe('the touch guard', () => {
  beforeEach(() => {
    document.body.innerHTML = '<button>Book</button><a href="#x">Link</a><input>';
    counted = jest.fn();
    button().addEventListener('click', counted);
    stop = startTouchGuard();
  });
  afterEach(() => stop());

  it('lets one click do one thing when a hand trembles: the second within 150 ms is dropped, a later one is not', () => {
    press(1000);
    const second = press(1149);
    expect(counted).toHaveBeenCalledTimes(1);
    expect(second.defaultPrevented).toBe(true);
    press(1299);
    expect(counted).toHaveBeenCalledTimes(2);
  });

  it('guards once, however often it is asked to, and can be stopped', () => {
    expect(startTouchGuard()).toBe(stop);
    stop();
    press(1000);
    press(1001);
    expect(counted).toHaveBeenCalledTimes(2);
  });

  it('drops a double tap within 300 ms, and not a later one', () => {
    tap(1000);
    expect(tap(1299).defaultPrevented).toBe(true);
    expect(counted).toHaveBeenCalledTimes(1);
    tap(1300);
    expect(counted).toHaveBeenCalledTimes(2);
  });

  it('counts a touch of less than 500 ms as a click, and not a longer one', () => {
    tap(1000, { heldFor: 499 });
    tap(3000, { heldFor: 500 });
    expect(counted).toHaveBeenCalledTimes(1);
  });

  it('does not time a mouse button that is held down', () => {
    press(1000, { heldFor: 2000 });
    expect(counted).toHaveBeenCalledTimes(1);
  });

  it('lets two different controls be pressed right after each other', () => {
    press(1000, { on: document.querySelector('a')! });
    press(1050);
    expect(counted).toHaveBeenCalledTimes(1);
  });

  // The tests above press the same control, or two that were there from the start: what takes the place of the first
  // under the finger, as the next question of a dialog does, they never met.
  describe('when a press brings another control under the finger', () => {
    const next = () => document.querySelector('#next')!;
    const showNext = () => {
      button().outerHTML = '<button id="next">Online Classes</button>';
      next().addEventListener('click', counted);
    };
    beforeEach(() => button().addEventListener('click', showNext));

    it.each([
      ['click', press, 149],
      ['tap', tap, 299],
    ] as const)('drops the second %s of a double one', (_kind, again, gap) => {
      again(1000);
      const second = again(1000 + gap, { on: next() });
      expect(second.defaultPrevented).toBe(true);
      expect(counted).toHaveBeenCalledTimes(1);
    });

    it('drops the second click of a slower double one, which the browser has counted', () => {
      press(1000);
      press(1400, { on: next(), count: 2 });
      expect(counted).toHaveBeenCalledTimes(1);
    });

    it('drops a third and nearer one, too, and takes the next that is meant', () => {
      tap(1000);
      tap(1120, { on: next() });
      tap(1240, { on: next() });
      expect(counted).toHaveBeenCalledTimes(1);
      tap(1600, { on: next() });
      expect(counted).toHaveBeenCalledTimes(2);
    });

    it('takes a press of the new control that is no double', () => {
      press(1000);
      press(1200, { on: next() });
      expect(counted).toHaveBeenCalledTimes(2);
    });

    it('drops a press that began before the control was there', () => {
      const other = document.querySelector('a')!;
      const upOn = () => {
        showNext();
        return next();
      };
      expect(press(1000, { on: other, upOn }).defaultPrevented).toBe(true);
    });
  });

  it('lets keys and scripts through', () => {
    button().click();
    button().click();
    expect(counted).toHaveBeenCalledTimes(2);
  });

  // The guard was told of each click, but after the dialog links, which had opened their dialog by then.
  it('comes before whatever else listens on the document, however early that began', () => {
    stop();
    document.addEventListener('click', counted, true);
    stop = startTouchGuard();
    tap(1000, { heldFor: 650, on: document.querySelector('a')! });
    document.removeEventListener('click', counted, true);
    expect(counted).not.toHaveBeenCalled();
  });

  it('leaves fields alone, where a double click selects a word', () => {
    const field = document.querySelector('input')!;
    press(1000, { on: field });
    expect(press(1050, { on: field }).defaultPrevented).toBe(false);
  });
});
