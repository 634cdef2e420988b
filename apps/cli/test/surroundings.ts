import type { Surroundings } from '../src/surroundings';

/** A machine with nothing on it, for running commands inside the test: as a process of its own each takes much longer. */
export const surroundingsWith = (given: Partial<Surroundings> = {}): Surroundings => ({
  env: {},
  nowSeconds: () => 1_764_547_200,
  readFile: () => null,
  columns: () => null,
  readStdin: () => Promise.resolve(''),
  askHidden: () => Promise.resolve(''),
  writePrivateFile: () => false,
  removeFile: () => undefined,
  ...given,
});
