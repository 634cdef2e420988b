import { basename } from 'node:path';

/** `nearest-center.test.ts`; endings such as `.test` and `.config` are names of their own. */
const KEBAB_CASE = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/;

/** A file is named after its one idea, in kebab-case. */
export const fileNames = {
  meta: { type: 'suggestion', schema: [], messages: { name: 'Name the file in kebab-case.' } },
  create: (context) => ({
    Program(node) {
      if (!KEBAB_CASE.test(basename(context.filename))) context.report({ node, messageId: 'name' });
    },
  }),
};
