import type { Plugin } from 'vite';

/**
 * Fails a build whose files import each other in a circle: such a page breaks at its start, stays as static HTML - and is
 * measured as the fastest of all.
 */
export const noCircles: Plugin = {
  name: 'kidcode:no-circles',
  generateBundle(_options, bundle) {
    const done = new Set<string>();
    const visit = (name: string, above: readonly string[]) => {
      if (above.includes(name))
        this.error(`web: files import each other in a circle: ${[...above, name].join(' > ')}`);
      const file = bundle[name];
      if (done.has(name) || file?.type !== 'chunk') return;
      for (const next of file.imports) visit(next, [...above, name]);
      done.add(name);
    };
    for (const name of Object.keys(bundle)) visit(name, []);
  },
};
