import { startOffline } from './start-offline';

type Listener = (state: { location: { pathname: string } }) => void;

/** A browser with a worker; `register` may refuse, the visitor may save data. */
function browser({ saveData = false, refuses = false, controlled = true } = {}) {
  const messages: unknown[] = [];
  const controller = { postMessage: (message: unknown) => messages.push(message) };
  const worker = Object.assign(new EventTarget(), {
    controller: controlled ? controller : null,
    register: jest.fn(() => (refuses ? Promise.reject(new Error('no')) : Promise.resolve())),
  });
  Object.defineProperty(navigator, 'serviceWorker', { value: worker, configurable: true });
  Object.defineProperty(navigator, 'connection', { value: { saveData }, configurable: true });
  const loaded = [{ name: 'http://localhost/assets/k1.js' }, { name: 'https://elsewhere.example/a.js' }];
  performance.getEntriesByType = () => loaded as unknown as PerformanceEntryList;
  let go: Listener = () => undefined;
  return {
    messages,
    register: worker.register,
    router: { subscribe: (listener: Listener) => (go = listener) },
    go: (pathname: string) => go({ location: { pathname } }),
    takeControl: () => {
      worker.controller = controller;
      worker.dispatchEvent(new Event('controllerchange'));
    },
  };
}

describe('startOffline', () => {
  it('has the worker registered, and tells it each page once', async () => {
    const { router, register, go, messages } = browser();
    await startOffline(router);
    expect(register).toHaveBeenCalledWith('/sw.js');
    go('/faq');
    go('/faq');
    expect(messages).toEqual([{ type: 'seen', path: '/faq', files: [] }]);
  });

  it('tells a new worker the page that brought it, with the files from the own host', async () => {
    const { router, takeControl, messages } = browser({ controlled: false });
    await startOffline(router);
    takeControl();
    takeControl();
    expect(messages).toEqual([{ type: 'seen', path: '/', files: ['/assets/k1.js'] }]);
  });

  it('costs a visitor nothing who saves data', async () => {
    const { router, register } = browser({ saveData: true });
    await startOffline(router);
    expect(register).not.toHaveBeenCalled();
  });

  it('is quiet in a browser that refuses', async () => {
    await expect(startOffline(browser({ refuses: true }).router)).resolves.toBeUndefined();
  });
});
