import { jestConfig } from '../../tools/jest/jest-preset.mjs';

export default jestConfig(import.meta.url, { react: true });
