import { leave, unlessLeaving } from './leaving';

const LATER = Symbol('nothing has come');
const comes = (loading: Promise<unknown>) =>
  Promise.race([loading, new Promise((resolve) => setTimeout(() => resolve(LATER), 20))]);

const broken = () => Promise.reject(new TypeError('Failed to fetch'));

// In this order: nobody stays who has left.
describe('what is loaded', () => {
  it('comes, or fails, while the visitor stays', async () => {
    await expect(unlessLeaving(() => Promise.resolve('a page'))).resolves.toBe('a page');
    await expect(unlessLeaving(broken)).rejects.toThrow('Failed to fetch');
  });

  it('never fails once the page is being left', async () => {
    leave();
    expect(await comes(unlessLeaving(broken))).toBe(LATER);
  });
});
