import { makeOwnChanges } from './own-changes';

/** A thing that takes a change of the version that it has, as the database does, and answers when it is told to. */
function versioned(first = 1) {
  let version = first;
  const asked: number[] = [];
  return {
    asked,
    changedBySomebodyElse: () => (version += 1),
    write: (seen: number) => {
      asked.push(seen);
      return Promise.resolve(seen === version ? { version: (version += 1) } : null);
    },
  };
}
const versionOf = (answer: { version: number } | null) => answer?.version ?? null;

// The second of two quick changes named the version of before the first, and was told that somebody else had come between.
it('lets a change wait for the one before it, and names the version that it has left', async () => {
  const own = makeOwnChanges();
  const thing = versioned();
  const change = () => own('KC-1', 1, thing.write, versionOf);
  expect(await Promise.all([change(), change(), change()])).toEqual([
    { version: 2 },
    { version: 3 },
    { version: 4 },
  ]);
  expect(thing.asked).toEqual([1, 2, 3]);
});

it('names the version that was seen where somebody else came between', async () => {
  const own = makeOwnChanges();
  const thing = versioned();
  await own('KC-1', 1, thing.write, versionOf);
  thing.changedBySomebodyElse();
  expect(await own('KC-1', 2, thing.write, versionOf)).toBeNull();
  expect(await own('KC-1', 3, thing.write, versionOf)).toEqual({ version: 4 });
  // Undoing the first one: somebody else's change is not undone with it.
  expect(await own('KC-1', 2, thing.write, versionOf)).toBeNull();
  expect(thing.asked).toEqual([1, 2, 3, 2]);
});

it('goes on after a change that failed, and keeps things apart', async () => {
  const own = makeOwnChanges();
  const [thing, other] = [versioned(), versioned(7)];
  const failed = own('KC-1', 1, () => Promise.reject(new Error('offline')), versionOf);
  const next = own('KC-1', 1, thing.write, versionOf);
  await expect(failed).rejects.toThrow('offline');
  expect(await next).toEqual({ version: 2 });
  expect(await own('KC-2', 7, other.write, versionOf)).toEqual({ version: 8 });
  // The same again is answered with the same version.
  expect(await own('KC-1', 2, (version) => Promise.resolve({ version }), versionOf)).toEqual({ version: 2 });
  expect(await own('KC-1', 2, thing.write, versionOf)).toEqual({ version: 3 });
});
