import { basename } from 'node:path';

import { arrows } from './arrows.mjs';
import { noBrowserAtModuleScope } from './no-browser-at-module-scope.mjs';
import { sayReturns } from './say-returns.mjs';

/** `nearest-center.test.ts`; endings such as `.test` and `.config` are names of their own. */
const KEBAB_CASE = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/;

/** A file is named after its one idea, in kebab-case. */
const fileNames = {
  meta: { type: 'suggestion', schema: [], messages: { name: 'Name the file in kebab-case.' } },
  create: (context) => ({
    Program(node) {
      if (!KEBAB_CASE.test(basename(context.filename))) context.report({ node, messageId: 'name' });
    },
  }),
};

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
