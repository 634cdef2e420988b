import { loadGoogleMaps, MAPS_TIMEOUT_MS } from './google-provider';

const scripts = () => [...document.head.querySelectorAll<HTMLScriptElement>('script')];
const lastScript = () => scripts().at(-1)!;
const maps = { LatLngBounds: Object, event: {} };

function answer(): void {
  Object.assign(window, { google: { maps } });
  window.__kidcodeMapsReady?.();
}
const BAD_KEY = 'Google Maps did not accept the key of this site.';
/** Google takes its API back, which also makes the loader forget it. */
const refuse = () => window.gm_authFailure?.();

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  refuse();
  document.head.replaceChildren();
  jest.useRealTimers();
});

it('asks for the libraries of the specification with the key', async () => {
  const loading = loadGoogleMaps('a-key');
  const url = new URL(lastScript().src);
  expect(url.origin + url.pathname).toBe('https://maps.googleapis.com/maps/api/js');
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    key: 'a-key',
    libraries: 'places,geometry,visualization',
  });
  answer();
  expect(await loading).toEqual({ ok: true, value: maps });
});

it('adds one script, however often it is asked', async () => {
  const [one, other] = [loadGoogleMaps('k'), loadGoogleMaps('k')];
  answer();
  expect(await one).toBe(await other);
  await loadGoogleMaps('k');
  expect(scripts()).toHaveLength(1);
  expect(jest.getTimerCount()).toBe(0);
});

it('fails when the script does not answer in time, and survives that it calls back later', async () => {
  const loading = loadGoogleMaps('k');
  jest.advanceTimersByTime(MAPS_TIMEOUT_MS);
  expect(await loading).toEqual({ ok: false, error: 'The map script did not answer in time.' });
  expect(answer).not.toThrow();
});

it('fails when the script comes without the API', async () => {
  const loading = loadGoogleMaps('k');
  window.__kidcodeMapsReady?.();
  expect(await loading).toEqual({ ok: false, error: 'The map script could not be loaded.' });
});

it('fails when the key is refused while the script is on its way', async () => {
  const loading = loadGoogleMaps('k');
  refuse();
  expect(await loading).toEqual({ ok: false, error: BAD_KEY });
});
