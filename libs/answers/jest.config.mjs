import { domainJestConfig } from '../../tools/jest/jest-preset.mjs';

export default domainJestConfig(import.meta.url, { branches: 88 });
