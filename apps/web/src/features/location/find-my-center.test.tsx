import { click, render, settled } from '../../../test/render';
import { branchRemembered, selectChosenBranch } from '../branch/branch-slice';
import { FindMyCenter } from './find-my-center';

type Answer = { latitude: number; longitude: number } | number;

function device(answer: Answer) {
  Object.assign(navigator, {
    geolocation: {
      getCurrentPosition: (found: PositionCallback, failed: PositionErrorCallback) => {
        if (typeof answer === 'number') failed({ code: answer } as GeolocationPositionError);
        else found({ coords: answer } as GeolocationPosition);
      },
    },
  });
}

describe('FindMyCenter', () => {
  let view: Awaited<ReturnType<typeof render>>;
  beforeEach(async () => {
    sessionStorage.clear();
    view = await render(<FindMyCenter />);
  });
  afterEach(() => view.unmount());
  const press = async () => {
    await click(view.container.querySelector('button')!);
    await click(document.body);
    await settled();
  };
  const answer = () => view.container.querySelector('[role=status]')?.textContent ?? '';
  const branch = () => selectChosenBranch(view.store.getState());

  it('says why before it asks', () => {
    expect(view.container.textContent).toContain('We use your location once');
    expect(answer()).toBe('');
  });

  it('names the center nearby and makes it the branch', async () => {
    device({ latitude: 32.84, longitude: -97.08 });
    await press();
    expect(branch()).toBe('euless');
    expect(answer()).toContain('Euless is your nearest center');
    expect(answer()).toMatch(/\d\.\d miles away/);
  });

  it('only offers it to a parent who chose another one by hand', async () => {
    view.store.dispatch(
      branchRemembered({ stored: 'flower-mound', manualFlag: 'false', managementDisabled: false }),
    );
    device({ latitude: 32.84, longitude: -97.08 });
    await press();
    expect(branch()).toBe('flower-mound');
    const [, use] = view.container.querySelectorAll('button');
    expect(use?.textContent).toBe('Use Euless');
    await click(use!);
    expect(branch()).toBe('euless');
  });

  it('says when there is no center within 25 miles', async () => {
    device({ latitude: 29.76, longitude: -95.37 });
    await press();
    expect(answer()).toContain('No learning centers found within 25 miles.');
  });

  it.each([
    [1, 'Location access denied. Some features may be limited.'],
    [2, 'Location information unavailable. Some features may be limited.'],
    [3, 'Location request timed out. Some features may be limited.'],
    [9, 'Unable to access your location. Some features may be limited.'],
  ])('says what went wrong: error %i', async (code, message) => {
    device(code);
    await press();
    expect(answer()).toContain(message);
    expect(view.container.querySelector('[role=status] a')?.getAttribute('href')).toBe('/learning-centers');
  });
});
