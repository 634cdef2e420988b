// A domain library takes time, zone and chance as arguments. Where one of its sources asks for them all the same, also
// through a package that it uses, its test fails: what asks is the first on the stack that is no package. Tests may.
const SOURCE = /[\\/]libs[\\/][^\\/]+[\\/]src[\\/](?!.*\.test\.)/;
/** They look, and it decides nothing: an empty date or a name that is set at once, a setting for their own makers. */
const HARMLESS = /node_modules[\\/](@date-fns[\\/]tz|yaml|ical-generator)[\\/]/;
const LANGUAGE = Date;

/** Throws where a library asks for `name`, also through a package unless it is asked for `directly`. */
function refuse(name, directly = false) {
  const asking = new Error().stack
    .split('\n')
    .slice(1)
    .filter((line) => /[\\/]/.test(line) && !line.includes(__filename))
    .find((line) => directly || HARMLESS.test(line) || !line.includes('node_modules'));
  if (asking !== undefined && SOURCE.test(asking)) {
    throw new Error(`${name} is an argument of a library; asked for${asking.replace('    ', ' ')}`);
  }
}

/** The same function, that a library may not call unless `isTold`: the arguments say what it would ask for. */
const guarded = (original, name, isTold = () => false) =>
  new Proxy(original, {
    apply(target, self, args) {
      if (!isTold(args)) refuse(name);
      return Reflect.apply(target, self, args);
    },
    construct(target, args, newTarget) {
      if (!isTold(args)) refuse(name);
      return Reflect.construct(target, args, newTarget);
    },
  });

const namesZone = ([, options]) => options?.timeZone !== undefined;

LANGUAGE.now = guarded(LANGUAGE.now, 'The time');
for (const name of ['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString']) {
  LANGUAGE.prototype[name] = guarded(LANGUAGE.prototype[name], 'The zone', namesZone);
}
Math.random = guarded(Math.random, 'Chance');
Intl.DateTimeFormat = guarded(Intl.DateTimeFormat, 'The zone', namesZone);
globalThis.Date = guarded(LANGUAGE, 'The time', (args) => args.length > 0);
performance.now = guarded(performance.now.bind(performance), 'The time');
crypto.getRandomValues = guarded(crypto.getRandomValues.bind(crypto), 'Chance');
crypto.randomUUID = guarded(crypto.randomUUID.bind(crypto), 'Chance');
globalThis.fetch = guarded(fetch, 'The network');
globalThis.setTimeout = guarded(setTimeout, 'A timer');
globalThis.setInterval = guarded(setInterval, 'A timer');
for (const name of ['process', 'window', 'document', 'navigator']) {
  const value = globalThis[name];
  Object.defineProperty(globalThis, name, {
    configurable: true,
    get() {
      // jose looks for it when it is loaded.
      refuse(`What ${name} says`, name === 'navigator');
      return value;
    },
  });
}
