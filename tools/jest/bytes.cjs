/** A file of bytes as a module, as the bundler makes one. */
module.exports = {
  process: (_source, file) => ({
    code: `module.exports = require('node:fs').readFileSync(${JSON.stringify(file)});`,
  }),
};
