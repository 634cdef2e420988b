import { makeStore } from '../../app/store';
import { startBranchEffects } from '../branch/branch-effects';
import { branchChosen, branchRemembered, pageEntered, selectChosenBranch } from '../branch/branch-slice';
import { startLocationEffects } from './location-effects';
import { requestLocation } from './request-location';

/** In Euless. */
const POSITION = { coords: { latitude: 32.84, longitude: -97.08 } } as GeolocationPosition;

type Ask = (found: PositionCallback) => void;

let ask: jest.Mock<void, Parameters<Ask>>;

/** A device with the permission to tell where it is. */
function device(answer: Ask = (found) => found(POSITION)) {
  ask = jest.fn(answer);
  Object.assign(navigator, {
    geolocation: { getCurrentPosition: ask },
    permissions: { query: () => Promise.resolve({ state: 'granted' }) },
  });
}

/** One that is asked, and answers when it is told to. */
function slowDevice(): () => void {
  let answer: () => void = () => undefined;
  device((found) => {
    answer = () => found(POSITION);
  });
  return () => answer();
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
  };
}

describe('automatic selection', () => {
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
    jest.resetModules();
  });

  it.each<[string, Visit]>([
    ['for a parent who has a center', { stored: 'flower-mound' }],
    ['for a parent who chose online by hand', { stored: 'online', byHand: true }],
    ['while branch management is disabled', { managementDisabled: true }],
  ])('does not happen %s', async (_when, circumstances) => {
    device();
    await visit(circumstances);
    expect(ask).not.toHaveBeenCalled();
  });

  it('happens when the parent comes to the home page later', async () => {
    device();
    const parent = await visit({ pathname: '/faq' });
    parent.store.dispatch(pageEntered({ pathname: '/', params: {} }));
    await settle();
    expect(parent.branch()).toBe('euless');
  });

  it.each([
    ['overrules what the parent chose', branchChosen('flower-mound'), 'flower-mound'],
    ['moves a parent who has left the home page', pageEntered({ pathname: '/faq', params: {} }), null],
  ])('never %s while the device was thinking', async (_what, meanwhile, branch) => {
    const answer = slowDevice();
    const parent = await visit();
    parent.store.dispatch(meanwhile);
    answer();
    await settle();
    expect(parent.branch()).toBe(branch);
  });

  it('in answer to "Find my nearest center" does not switch a branch chosen by hand', async () => {
    device();
    const parent = await visit({ stored: 'flower-mound', byHand: true });
    const { detectBranch } = await import('./detect-branch');
    await detectBranch(parent.store);
    expect(parent.branch()).toBe('flower-mound');
  });
});

describe('requestLocation', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('asks for a low-accuracy position of the last five minutes, within 8 seconds', async () => {
    device();
    await requestLocation(makeStore().store.dispatch);
    expect(ask).toHaveBeenCalledWith(expect.any(Function), expect.any(Function), {
      timeout: 8000,
      maximumAge: 300_000,
      enableHighAccuracy: false,
    });
  });

  it('asks the device once for all who want to know meanwhile', async () => {
    const answer = slowDevice();
    const { dispatch } = makeStore().store;
    const both = Promise.all([requestLocation(dispatch), requestLocation(dispatch)]);
    answer();
    expect((await both).map(({ ok }) => ok)).toEqual([true, true]);
    expect(ask).toHaveBeenCalledTimes(1);
  });
});
