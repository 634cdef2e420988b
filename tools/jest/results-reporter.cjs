// Leaves what a Jest run came to where `npm test` adds it up (scripts/tally.mjs).
const { mkdirSync, writeFileSync } = require('node:fs');
const { dirname } = require('node:path');

module.exports = class ResultsReporter {
  constructor(_config, { file }) {
    this.file = file;
  }

  onRunComplete(_contexts, results) {
    // A test file that could not even be loaded has no tests to fail; it fails as one.
    const failed = results.numFailedTests + results.numRuntimeErrorTestSuites;
    const failures = results.testResults.flatMap((file) => [
      ...(file.testExecError ? [file.testFilePath] : []),
      ...file.testResults.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName),
    ]);
    mkdirSync(dirname(this.file), { recursive: true });
    writeFileSync(this.file, JSON.stringify({ passed: results.numPassedTests, failed, failures }));
  }
};
