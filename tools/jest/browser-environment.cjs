// jsdom lacks a few platform features that Chakra and the fetch-based code need; Node has them.
const { TestEnvironment } = require('jest-environment-jsdom');

module.exports = class BrowserEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    const names = [
      'structuredClone',
      'fetch',
      'Request',
      'Response',
      'Headers',
      'TextEncoder',
      'TextDecoder',
      'ReadableStream',
    ];
    for (const name of names) this.global[name] ??= globalThis[name];
    this.global.matchMedia ??= (media) => Object.assign(new EventTarget(), { matches: false, media });
  }
};
