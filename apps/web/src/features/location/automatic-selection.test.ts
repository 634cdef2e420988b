import { makeStore } from '../../app/store';
import { startBranchEffects } from '../branch/branch-effects';
import { branchChosen, branchRemembered, pageEntered, selectChosenBranch } from '../branch/branch-slice';
import { selectToasts } from '../notifications/notifications-slice';
import { startLocationEffects } from './location-effects';
import { selectLocation } from './location-slice';
import { requestLocation } from './request-location';

const EULESS: Answer = { latitude: 32.84, longitude: -97.08 };
const UNAVAILABLE = 2;

type Answer = { latitude: number; longitude: number } | number;

let ask: jest.Mock;

function device(answer: Answer, permission: PermissionState = 'granted') {
  ask = jest.fn((found: PositionCallback, failed: PositionErrorCallback) => {
    if (typeof answer === 'number') failed({ code: answer } as GeolocationPositionError);
    else found({ coords: answer } as GeolocationPosition);
  });
  Object.assign(navigator, {
    geolocation: { getCurrentPosition: ask },
    permissions: { query: () => Promise.resolve({ state: permission }) },
  });
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 10));

interface Visit {
  readonly pathname?: string;
  readonly stored?: string;
  readonly byHand?: boolean;
  readonly managementDisabled?: boolean;
}

/** A page load, as far as the branch is concerned. */
async function visit({ pathname = '/', stored, byHand = false, managementDisabled = false }: Visit = {}) {
  // Once per page load: a page load is a fresh set of modules.
  const { store, startListening } = makeStore();
  store.dispatch(pageEntered({ pathname, params: {} }));
  startBranchEffects(startListening, {
    state: { location: { pathname, search: '', hash: '' } },
    navigate: jest.fn(),
  });
  startLocationEffects(startListening);
  store.dispatch(
    branchRemembered({ stored: stored ?? null, manualFlag: byHand ? 'false' : null, managementDisabled }),
  );
  await settle();
  return {
    store,
    branch: () => selectChosenBranch(store.getState()),
    toasts: () => selectToasts(store.getState()).map(({ title }) => title),
    press: async () => {
      const { detectBranch } = await import('./detect-branch');
      await detectBranch(store);
    },
  };
}

describe('automatic selection', () => {
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
    jest.resetModules();
  });

  it('selects online when the location is not to be had and there is no branch', async () => {
    device(UNAVAILABLE);
    const parent = await visit();
    expect(parent.branch()).toBe('online');
    expect(parent.toasts()).toEqual(['Online Mode Selected']);
  });

  it.each<[string, Visit]>([
    ['on a page that is not home', { pathname: '/about-us' }],
    ['on the home page of a branch', { pathname: '/flower-mound' }],
    ['for a parent who has a center', { stored: 'flower-mound' }],
    ['for a parent who chose online by hand', { stored: 'online', byHand: true }],
    ['for a parent who chose a center by hand', { stored: 'flower-mound', byHand: true }],
    ['while branch management is disabled', { managementDisabled: true }],
  ])('does not happen %s', async (_when, circumstances) => {
    device(EULESS);
    await visit(circumstances);
    expect(ask).not.toHaveBeenCalled();
  });

  it('happens when the parent comes to the home page later', async () => {
    device(EULESS);
    const parent = await visit({ pathname: '/faq' });
    parent.store.dispatch(pageEntered({ pathname: '/', params: {} }));
    await settle();
    expect(parent.branch()).toBe('euless');
  });

  it('never overrules what the parent chose while the device was thinking', async () => {
    device(EULESS);
    let answer: () => void = () => undefined;
    ask.mockImplementation((found: PositionCallback) => {
      answer = () => found({ coords: EULESS } as GeolocationPosition);
    });
    const parent = await visit();
    parent.store.dispatch(branchChosen('flower-mound'));
    answer();
    await settle();
    expect(parent.branch()).toBe('flower-mound');
  });

  it('leaves a parent alone who has left the home page meanwhile', async () => {
    device(EULESS);
    let answer: () => void = () => undefined;
    ask.mockImplementation((found: PositionCallback) => {
      answer = () => found({ coords: EULESS } as GeolocationPosition);
    });
    const parent = await visit();
    parent.store.dispatch(pageEntered({ pathname: '/faq', params: {} }));
    answer();
    await settle();
    expect(parent.branch()).toBeNull();
  });

  describe('in answer to "Find my nearest center"', () => {
    it('does not switch a branch chosen by hand', async () => {
      device(EULESS);
      const parent = await visit({ stored: 'flower-mound', byHand: true });
      await parent.press();
      expect(parent.branch()).toBe('flower-mound');
    });
  });
});

type Ask = Geolocation['getCurrentPosition'];

/** A device that answers as the test says. */
function deviceThat(ask: Ask | undefined) {
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
    deviceThat(undefined);
  });

  it('asks for a low-accuracy position of the last five minutes, within 8 seconds', async () => {
    const ask = jest.fn(standingAt(32.9, -97.1));
    deviceThat(ask);
    await requestLocation(makeStore().store.dispatch);
    expect(ask).toHaveBeenCalledWith(expect.any(Function), expect.any(Function), {
      timeout: 8000,
      maximumAge: 300_000,
      enableHighAccuracy: false,
    });
  });

  it('keeps where the visitor is', async () => {
    deviceThat(standingAt(32.9, -97.1));
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
    deviceThat(ask);
    const { dispatch } = makeStore().store;
    const both = Promise.all([requestLocation(dispatch), requestLocation(dispatch)]);
    answer({ coords: { latitude: 33, longitude: -97 } } as GeolocationPosition);
    expect((await both).map(({ ok }) => ok)).toEqual([true, true]);
    expect(ask).toHaveBeenCalledTimes(1);
  });
});
