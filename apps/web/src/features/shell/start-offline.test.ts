import { startOffline } from './start-offline';

/** A browser with a worker; `register` may refuse, the visitor may save data. */
function browser({ saveData = false, refuses = false } = {}) {
  const register = jest.fn(() => (refuses ? Promise.reject(new Error('no')) : Promise.resolve()));
  const worker = Object.assign(new EventTarget(), { controller: null, register });
  Object.defineProperty(navigator, 'serviceWorker', { value: worker, configurable: true });
  Object.defineProperty(navigator, 'connection', { value: { saveData }, configurable: true });
  return register;
}
const start = () => startOffline({ subscribe: () => () => undefined });

it('costs a visitor nothing who saves data', async () => {
  const register = browser({ saveData: true });
  await start();
  expect(register).not.toHaveBeenCalled();
});

it('is quiet in a browser that refuses', async () => {
  const register = browser({ refuses: true });
  await expect(start()).resolves.toBeUndefined();
  expect(register).toHaveBeenCalledWith('/sw.js');
});
