import { startTouchGuard } from './touch-guard';

let counted: jest.Mock;
/** When a test begins, in milliseconds: long after the presses of the one before. */
let start = 0;
const button = () => document.querySelector('button')!;

const timed = <E extends Event>(event: E, timeStamp: number): E =>
  Object.defineProperty(event, 'timeStamp', { value: timeStamp });

interface PressOptions {
  readonly pointerType?: string;
  readonly heldFor?: number;
  readonly on?: Element;
  /** What the finger meets when it is let go, where that has changed under it. */
  readonly upOn?: () => Element;
}

/** A press as the browser reports it, by mouse or finger; milliseconds after the test has begun. */
function press(at: number, options: PressOptions = {}) {
  const { pointerType = 'mouse', heldFor = 50, on = button(), upOn = () => on } = options;
  on.dispatchEvent(
    timed(Object.assign(new MouseEvent('pointerdown', { bubbles: true }), { pointerType }), start + at),
  );
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 });
  upOn().dispatchEvent(timed(click, start + at + heldFor));
  return click;
}
const tap = (at: number, options: PressOptions = {}) => press(at, { pointerType: 'touch', ...options });

describe('the touch guard', () => {
  beforeEach(() => {
    document.body.innerHTML = '<button>Book</button><a href="#x">Link</a><input>';
    counted = jest.fn();
    button().addEventListener('click', counted);
    start += 60_000;
    startTouchGuard();
  });

  // When a hand trembles.
  it.each([
    ['click within 150 ms', press, 149],
    ['tap within 300 ms', tap, 299],
  ] as const)('drops a second %s, and not a later one', (_limit, again, soon) => {
    again(1000);
    expect(again(1000 + soon).defaultPrevented).toBe(true);
    expect(counted).toHaveBeenCalledTimes(1);
    again(1001 + soon);
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
    document.addEventListener('click', counted, true);
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
