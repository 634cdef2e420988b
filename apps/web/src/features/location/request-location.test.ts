import { makeStore } from '../../app/store';
import { selectLocation } from './location-slice';
import { requestLocation } from './request-location';

type Ask = Geolocation['getCurrentPosition'];

/** A device that answers as the test says. */
function device(ask: Ask | undefined) {
  Object.defineProperty(navigator, 'geolocation', {
    value: ask && { getCurrentPosition: ask },
    configurable: true,
  });
}
const standingAt =
  (latitude: number, longitude: number): Ask =>
  (found) =>
    found({ coords: { latitude, longitude } } as GeolocationPosition);

describe('requestLocation', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    jest.useRealTimers();
    device(undefined);
  });

  it('asks for a low-accuracy position of the last five minutes, within 8 seconds', async () => {
    const ask = jest.fn(standingAt(32.9, -97.1));
    device(ask);
    await requestLocation(makeStore().store.dispatch);
    expect(ask).toHaveBeenCalledWith(expect.any(Function), expect.any(Function), {
      timeout: 8000,
      maximumAge: 300_000,
      enableHighAccuracy: false,
    });
  });

  it('keeps where the visitor is', async () => {
    device(standingAt(32.9, -97.1));
    const { store } = makeStore();
    const asked = requestLocation(store.dispatch);
    expect(selectLocation(store.getState()).status).toBe('asking');
    expect(await asked).toEqual({ ok: true, at: { lat: 32.9, lng: -97.1 } });
    expect(selectLocation(store.getState())).toEqual({
      status: 'known',
      at: { lat: 32.9, lng: -97.1 },
      error: null,
    });
  });

  it('asks the device once for all who want to know meanwhile', async () => {
    let answer: PositionCallback = () => undefined;
    const ask = jest.fn((found: PositionCallback) => {
      answer = found;
    });
    device(ask);
    const { dispatch } = makeStore().store;
    const both = Promise.all([requestLocation(dispatch), requestLocation(dispatch)]);
    answer({ coords: { latitude: 33, longitude: -97 } } as GeolocationPosition);
    expect((await both).map(({ ok }) => ok)).toEqual([true, true]);
    expect(ask).toHaveBeenCalledTimes(1);
  });
});
