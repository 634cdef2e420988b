import { arrows } from './arrows.mjs';
import { fileNames } from './file-names.mjs';
import { noBrowserAtModuleScope } from './no-browser-at-module-scope.mjs';
import { sayReturns } from './say-returns.mjs';

/** The rules of this house that no published plugin has. */
export const housePlugin = {
  meta: { name: 'house' },
  rules: {
    arrows,
    'file-names': fileNames,
    'no-browser-at-module-scope': noBrowserAtModuleScope,
    'say-returns': sayReturns,
  },
};
