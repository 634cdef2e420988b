import { answerTaps } from './keep-taps';

const heard = jest.fn();

/** A page with a part that sleeps, and a listener between them that lets nothing through, as React does. */
function open(control = '<button>Find</button>') {
  document.body.innerHTML = `<div data-island="part">${control}</div>`;
  heard.mockClear();
  const element = document.querySelector<HTMLElement>('[data-island] > *')!;
  element.addEventListener('click', heard);
  return { part: document.querySelector('[data-island]')!, control: element };
}

describe('a tap on a part of the page that sleeps', () => {
  afterEach(() => {
    delete window.__earlyTaps;
  });

  it('comes once, when the part answers', () => {
    const { part, control } = open();
    control.click();
    expect(heard).not.toHaveBeenCalled();
    void answerTaps(part);
    expect(heard).toHaveBeenCalledTimes(1);
    void answerTaps(part);
    expect(heard).toHaveBeenCalledTimes(1);
    control.click();
    expect(heard).toHaveBeenCalledTimes(2);
  });

  it('is kept also where React listens on the body and lets it go no further', () => {
    const { part, control } = open();
    const stop = (event: Event) => event.stopPropagation();
    document.body.addEventListener('click', stop, true);
    control.click();
    document.body.removeEventListener('click', stop, true);
    void answerTaps(part);
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('is left to the boot script before hydration, which gives it back once', () => {
    const { part, control } = open();
    window.__earlyTaps = [control];
    control.click();
    heard.mockClear();
    void answerTaps(part);
    expect(heard).not.toHaveBeenCalled();
  });

  it('on a checkbox switches it when the part answers, not before', () => {
    const { part, control } = open('<input type="checkbox">');
    control.click();
    expect(part.querySelector(':checked')).toBeNull();
    void answerTaps(part);
    expect(part.querySelector(':checked')).toBe(control);
  });

  it('on a link is not kept', () => {
    const { control } = open('<a href="#here">Here</a>');
    control.click();
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('inside an inner part waits for that one', () => {
    document.body.innerHTML =
      '<div data-island="outer"><div data-island="inner"><button>Find</button></div></div>';
    heard.mockClear();
    const button = document.querySelector('button')!;
    button.addEventListener('click', heard);
    button.click();
    void answerTaps(document.querySelector('[data-island=outer]')!);
    expect(heard).not.toHaveBeenCalled();
    void answerTaps(document.querySelector('[data-island=inner]')!);
    expect(heard).toHaveBeenCalledTimes(1);
  });
});
