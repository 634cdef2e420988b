import { CENTERS } from '@kidcode/branches';
import { act } from 'react';

import { fakeGoogle } from '../../../test/fake-google';
import { installObservers } from '../../../test/fake-observers';
import { click, render } from '../../../test/render';
import { MAPS_KEY_META, MapPanel } from './map-panel';

const observers = installObservers();
const pressed = jest.fn();
const panel = <MapPanel centers={CENTERS} selection={null} from={null} onMarkerPress={pressed} />;
const script = () => document.head.querySelector<HTMLScriptElement>('script[src*="maps.googleapis.com"]');

/** Waits until something holds; lazy modules take their time. */
async function until(holds: () => boolean): Promise<void> {
  for (let turn = 0; turn < 200 && !holds(); turn += 1) {
    await act(() => new Promise((resolve) => setTimeout(resolve, 5)));
  }
  expect(holds()).toBe(true);
}

let unmount = (): void => undefined;

async function show() {
  const shown = await render(panel);
  ({ unmount } = shown);
  const buttons = () => [...shown.container.querySelectorAll('button')];
  return {
    ...shown,
    alert: () => shown.container.querySelector('[role=alert]')?.textContent ?? null,
    marker: () => shown.container.querySelector('[aria-label="Euless, show details"]'),
    retry: () => buttons().find(({ textContent }) => textContent === 'Try again')!,
    isEmbedded: () => shown.container.textContent.includes('Census'),
  };
}

function setKey(key: string): void {
  document.head.insertAdjacentHTML('beforeend', `<meta name="${MAPS_KEY_META}" content="${key}">`);
}

/** Google's script answers, once it was asked for. */
async function answer(google = fakeGoogle()) {
  await until(() => script() !== null);
  Object.assign(window, { google: { maps: google.maps } });
  act(() => window.__kidcodeMapsReady?.());
  await until(() => google.made.length > 0);
  return google;
}

afterEach(() => {
  unmount();
  window.gm_authFailure?.();
  document.head.replaceChildren();
  pressed.mockClear();
});

it('draws the embedded map without a key, with a real button for each center', async () => {
  const { marker } = await show();
  await until(() => marker() !== null);
  expect(script()).toBeNull();
  await click(marker()!);
  expect(pressed).toHaveBeenCalledWith('euless');
});

it("shows Google's map with a key, and the same buttons on it", async () => {
  setKey('k');
  const { marker, isEmbedded } = await show();
  const { made } = await answer();
  await until(() => marker() !== null);
  await until(() => made[0]!.calls.includes('fit 100'));
  expect(isEmbedded()).toBe(false);
  await click(marker()!);
  expect(pressed).toHaveBeenCalledWith('euless');
});

it('shows the alert and the embedded map under it when the script fails, and a retry brings the map', async () => {
  setKey('k');
  const { alert, isEmbedded, marker, retry } = await show();
  await until(() => script() !== null);
  const failed = script()!;
  act(() => void failed.dispatchEvent(new Event('error')));
  await until(() => isEmbedded() && marker() !== null);
  expect(alert()).toContain('Error loading Google Maps');
  await click(retry());
  await answer();
  expect(script()).not.toBe(failed);
  expect(alert()).toBeNull();
  expect(isEmbedded()).toBe(false);
});

it('falls back to the embedded map when the key is refused after the map came', async () => {
  setKey('bad');
  const { alert, isEmbedded, marker } = await show();
  await answer();
  act(() => window.gm_authFailure?.());
  await until(isEmbedded);
  expect(alert()).toContain('did not accept the key');
  expect(marker()).not.toBeNull();
});

describe('after 50 mounts', () => {
  /** Counts what is added to the window and taken away again. */
  function watchWindow() {
    let balance = 0;
    const add = jest.spyOn(window, 'addEventListener').mockImplementation(function (this: Window, ...args) {
      balance += 1;
      EventTarget.prototype.addEventListener.apply(
        window,
        args as Parameters<EventTarget['addEventListener']>,
      );
    });
    const remove = jest.spyOn(window, 'removeEventListener').mockImplementation(function (...args) {
      balance -= 1;
      EventTarget.prototype.removeEventListener.apply(
        window,
        args as Parameters<EventTarget['removeEventListener']>,
      );
    });
    return {
      balance: () => balance,
      stop: () => {
        add.mockRestore();
        remove.mockRestore();
      },
    };
  }

  it('nothing of the embedded map is left', async () => {
    const watched = watchWindow();
    for (let mount = 0; mount < 50; mount += 1) {
      const { isEmbedded } = await show();
      await until(isEmbedded);
      unmount();
    }
    expect(observers.intersection.size).toBe(0);
    expect(observers.resize.size).toBe(0);
    expect(watched.balance()).toBe(0);
    expect(document.body.children).toHaveLength(0);
    watched.stop();
  }, 90_000);

  it("nothing of Google's map is left but its script", async () => {
    setKey('k');
    const google = fakeGoogle();
    await show();
    await answer(google);
    unmount();
    const watched = watchWindow();
    for (let mount = 1; mount <= 50; mount += 1) {
      await show();
      await until(() => google.made.length === mount + 1);
      unmount();
    }
    expect(google.listening()).toBe(0);
    expect(document.head.querySelectorAll('script')).toHaveLength(1);
    expect(observers.intersection.size).toBe(0);
    expect(watched.balance()).toBe(0);
    watched.stop();
  }, 90_000);
});
