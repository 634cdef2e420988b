import { jestConfig } from '../tools/jest/jest-preset.mjs';

const base = jestConfig(import.meta.url);

/** Tests over the whole workspace: they use every library, so none of the libraries' tools may hold them. */
export default {
  ...base,
  transform: {
    ...base.transform,
    '[\\\\/]schools[\\\\/].*(\\.md|[\\\\/]index\\.folder)$': '<rootDir>/../tools/markdown/jest-transform.mjs',
  },
};
