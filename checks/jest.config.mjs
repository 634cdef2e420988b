import { jestConfig } from '../tools/jest/jest-preset.mjs';

/** Tests over the whole workspace: they use every library, so none of the libraries' tools may hold them. */
export default jestConfig(import.meta.url);
