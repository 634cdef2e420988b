import { makeOwnChanges } from './own-changes';

/** A thing that takes a change of the version that it has, as the database does. */
function versioned(version: number) {
  let now = version;
  return (seen: number) => Promise.resolve(seen === now ? { version: (now += 1) } : null);
}
const versionOf = (answer: { version: number } | null) => answer?.version ?? null;

// That quick changes wait for each other, and that nothing goes over somebody else's, is said in the browser.
it('goes on after a change that failed, and keeps things apart', async () => {
  const own = makeOwnChanges();
  const [thing, other] = [versioned(1), versioned(7)];
  const failed = own('KC-1', 1, () => Promise.reject(new Error('offline')), versionOf);
  const next = own('KC-1', 1, thing, versionOf);
  await expect(failed).rejects.toThrow('offline');
  expect(await next).toEqual({ version: 2 });
  expect(await own('KC-2', 7, other, versionOf)).toEqual({ version: 8 });
  // The same again is answered with the same version.
  expect(await own('KC-1', 2, (version) => Promise.resolve({ version }), versionOf)).toEqual({ version: 2 });
  expect(await own('KC-1', 2, thing, versionOf)).toEqual({ version: 3 });
});
