import { act, useEffect, useState, type ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter, useLocation } from 'react-router-dom';

import { render, until } from '../../test/render';
import { island } from './island';
import { useSiteNavigate, type Navigate } from './navigation';

// jsdom knows no MessageChannel.
jest.mock('./tasks', () => ({ nextTask: () => new Promise((resolve) => setTimeout(resolve)) }));

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

/**
 * A page of the site at `/faq`, whose static HTML holds an island.
 *
 * @param begin Happens when React has come to the page.
 * @returns the way to another address.
 */
async function openPage(
  name: string,
  Part: ComponentType,
  html: string,
  begin?: (navigate: Navigate) => void,
): Promise<Navigate> {
  let navigate: Navigate = () => undefined;
  function Page() {
    navigate = useSiteNavigate();
    useEffect(() => {
      begin?.(navigate);
    }, []);
    return (
      <main>
        <h1>{useLocation().pathname}</h1>
        <Part />
      </main>
    );
  }
  window.history.replaceState(null, '', '/faq');
  document.body.innerHTML = `<div id="root"><main><h1>/faq</h1><div data-island="${name}"><!--$-->${html}<!--/$--></div></main></div>`;
  const tree = (
    <BrowserRouter>
      <Page />
    </BrowserRouter>
  );
  act(() => void hydrateRoot(document.getElementById('root')!, tree));
  await settle();
  return navigate;
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

  /** A page with a field beside an island whose script cannot be fetched until there is a connection. */
  async function openOffline() {
    const name = `part-${(count += 1)}`;
    let isOffline = true;
    const pressed = jest.fn();
    const Form = () => (
      <section className="form">
        <input />
        <button onClick={pressed}>Send</button>
      </section>
    );
    const Part = island(name, () =>
      isOffline ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve(Form),
    );
    const navigate = await openPage(
      name,
      Part,
      '<section class="form"><input><button>Send</button></section>',
    );
    return {
      pressed,
      field: () => document.querySelector('input'),
      button: () => document.querySelector('button'),
      heading: () => document.querySelector('h1')?.textContent,
      form: () => document.querySelector('section'),
      go: (path: string) => act(() => navigate(path)),
      connect: () => {
        isOffline = false;
        act(() => void window.dispatchEvent(new Event('online')));
        return settle();
      },
    };
  }

  // Every part of the page was gone with it, and what was typed.
  it('stays as it is when its script cannot be fetched, and answers when that comes', async () => {
    const { pressed, field, button, connect } = await openOffline();
    comeNear();
    await settle();
    const standing = field()!;
    standing.value = 'Mia';
    act(() => button()?.click());
    await connect();
    await until(() => pressed.mock.calls.length > 0);
    expect(field()).toBe(standing);
    expect(standing.value).toBe('Mia');
    expect(pressed).toHaveBeenCalledTimes(1);
  });

  // From here on a navigation has begun, of which the module knows for the rest of the visit.
  // The router renders an address in a transition, which waits for parts that are still static HTML.
  it.each([
    ['before React has come to it', true],
    ['when it sleeps', false],
  ])('is woken by a navigation, which would wait for it for ever, %s', async (_when, isEarly) => {
    const name = `part-${(count += 1)}`;
    const Part = island(name, () => Promise.resolve(() => <p>{useLocation().pathname}</p>));
    const navigate = await openPage(name, Part, '<p>/faq</p>', isEarly ? (go) => go('/news') : undefined);
    if (!isEarly) act(() => navigate('/news'));
    await settle();
    expect(document.querySelector('h1')?.textContent).toBe('/news');
    expect(document.querySelector('p')?.textContent).toBe('/news');
  });

  it('without its script lets the page change around it, and answers later', async () => {
    const { pressed, field, button, form, heading, go, connect } = await openOffline();
    const standing = form();
    field()!.value = 'Mia';
    go('/news');
    await until(() => heading() === '/news');
    expect(form()).toBe(standing);
    expect([form()?.className, field()?.value]).toEqual(['form', 'Mia']);
    await connect();
    await until(() => form() !== standing);
    expect(field()?.value).toBe('Mia');
    act(() => button()?.click());
    expect(pressed).toHaveBeenCalledTimes(1);
  });

  it('around the pages shows its fallback while a script does not come that no static HTML waits for', async () => {
    let isOffline = true;
    const Trail = island(
      `part-${(count += 1)}`,
      () =>
        isOffline ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve(() => <nav>Home</nav>),
      <i>Later</i>,
      true,
    );
    const { container } = await render(<Trail />);
    await until(() => container.textContent === 'Later');
    expect(container.textContent).toBe('Later');
    isOffline = false;
    act(() => void window.dispatchEvent(new Event('online')));
    await until(() => container.textContent === 'Home');
    expect(container.textContent).toBe('Home');
  });
});
