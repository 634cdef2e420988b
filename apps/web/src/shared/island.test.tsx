import { act, useEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter, useLocation } from 'react-router-dom';

import { island } from './island';
import { useSiteNavigate, type Navigate } from './navigation';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let comeNear: () => void;
class FakeObserver {
  constructor(notify: (entries: { isIntersecting: boolean }[]) => void) {
    comeNear = () => notify([{ isIntersecting: true }]);
  }
  observe = jest.fn();
  disconnect = jest.fn();
}

const STATIC = '<!--$--><button>Answers</button><!--/$-->';
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 5)));

let count = 0;

/** A page whose static HTML holds an island; `rerender` renders the page around it once more. */
async function open() {
  const name = `part-${(count += 1)}`;
  const pressed = jest.fn();
  const load = jest.fn(() => Promise.resolve(() => <button onClick={pressed}>Answers</button>));
  const Part = island(name, load);
  let rerender: () => void = () => undefined;
  function Page() {
    const [times, setTimes] = useState(0);
    rerender = () => setTimes((now) => now + 1);
    return (
      <div data-times={times}>
        <Part />
      </div>
    );
  }
  document.body.innerHTML = `<div id="root"><div data-times="0"><div data-island="${name}">${STATIC}</div></div></div>`;
  act(() => void hydrateRoot(document.getElementById('root')!, <Page />));
  await settle();
  return {
    load,
    pressed,
    rerender: () => act(rerender),
    button: () => document.querySelector('button'),
  };
}

describe('island', () => {
  beforeAll(() => Object.assign(window, { IntersectionObserver: FakeObserver }));

  it('loads its script when it comes near the screen, and answers then', async () => {
    const { load, pressed, button } = await open();
    const asDelivered = button();
    expect(load).not.toHaveBeenCalled();
    comeNear();
    await settle();
    expect(button()).toBe(asDelivered);
    button()?.click();
    expect(pressed).toHaveBeenCalledTimes(1);
  });

  it('keeps its static HTML while the page around it changes', async () => {
    const { load, rerender, button } = await open();
    const asDelivered = button();
    rerender();
    await settle();
    expect(document.querySelector('[data-times="1"]')).not.toBeNull();
    expect(button()).toBe(asDelivered);
    expect(load).not.toHaveBeenCalled();
  });

  it('loses no tap that comes before its script', async () => {
    const { pressed, button } = await open();
    act(() => button()?.click());
    expect(pressed).not.toHaveBeenCalled();
    comeNear();
    await settle();
    expect(pressed).toHaveBeenCalledTimes(1);
    act(() => button()?.click());
    expect(pressed).toHaveBeenCalledTimes(2);
  });

  // The router renders an address in a transition, which waits for parts that are still static HTML.
  it.each([
    ['before React has come to it', true],
    ['when it sleeps', false],
  ])('is woken by a navigation, which would wait for it for ever, %s', async (_when, isEarly) => {
    const name = `part-${(count += 1)}`;
    const Part = island(name, () => Promise.resolve(() => <p>{useLocation().pathname}</p>));
    let navigate: Navigate = () => undefined;
    function Page() {
      navigate = useSiteNavigate();
      useEffect(() => {
        if (isEarly) navigate('/news');
      }, []);
      return (
        <main>
          <h1>{useLocation().pathname}</h1>
          <Part />
        </main>
      );
    }
    window.history.replaceState(null, '', '/faq');
    document.body.innerHTML = `<div id="root"><main><h1>/faq</h1><div data-island="${name}"><!--$--><p>/faq</p><!--/$--></div></main></div>`;
    act(
      () =>
        void hydrateRoot(
          document.getElementById('root')!,
          <BrowserRouter>
            <Page />
          </BrowserRouter>,
        ),
    );
    await settle();
    if (!isEarly) act(() => navigate('/news'));
    await settle();
    expect(document.querySelector('h1')?.textContent).toBe('/news');
    expect(document.querySelector('p')?.textContent).toBe('/news');
  });
});
