import { guess, isGuessing } from './guess';

const connection = (saveData: boolean) =>
  Object.defineProperty(navigator, 'connection', { value: { saveData }, configurable: true });

afterEach(() => connection(false));

it('fetches what may be asked for next, and says so meanwhile', async () => {
  const load = jest.fn(() => Promise.resolve(isGuessing()));
  await guess(load);
  expect(await load.mock.results[0]?.value).toBe(true);
  expect(isGuessing()).toBe(false);
});

it('does not mind a failure', async () => {
  await expect(guess(() => Promise.reject(new Error('gone')))).resolves.toBeUndefined();
  expect(isGuessing()).toBe(false);
});

it('costs a visitor nothing who saves data', async () => {
  connection(true);
  const load = jest.fn();
  await guess(load);
  expect(load).not.toHaveBeenCalled();
});
