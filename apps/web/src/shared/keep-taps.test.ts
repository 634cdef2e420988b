import { keepTaps, type KeptTaps } from './keep-taps';

describe('keepTaps', () => {
  it('hears the very tap that wakes the part, though it listens only from then on', () => {
    document.body.innerHTML = '<div id="root"><div id="part"><button>Find</button></div></div>';
    const root = document.querySelector('#root')!;
    const button = document.querySelector('button')!;
    let taps: KeptTaps | undefined;
    // As React does: the first tap makes it look at the part, and it lets the tap go no further.
    const wake = (event: Event) => {
      taps ??= keepTaps(document.querySelector('#part')!, root);
      event.stopPropagation();
    };
    root.addEventListener('click', wake, true);
    button.click();
    root.removeEventListener('click', wake, true);

    const answered = jest.fn();
    button.addEventListener('click', answered);
    taps?.stop();
    taps?.replay();
    expect(answered).toHaveBeenCalledTimes(1);
    taps?.replay();
    expect(answered).toHaveBeenCalledTimes(1);
  });

  it('keeps nothing of a tap that is long over', () => {
    document.body.innerHTML = '<div id="root"><div id="part"><button>Find</button></div></div>';
    const button = document.querySelector('button')!;
    button.click();
    const taps = keepTaps(document.querySelector('#part')!, document.querySelector('#root')!);
    const answered = jest.fn();
    button.addEventListener('click', answered);
    taps.stop();
    taps.replay();
    expect(answered).not.toHaveBeenCalled();
  });
});
