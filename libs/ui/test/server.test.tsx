/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { UiProvider } from '../src/theme/ui-provider';
import { sampleSystem } from './sample-accents';
import { EXAMPLES } from './examples';

/** A class without declarations is how a missing recipe shows itself: silently. */
const emptyClasses = (html: string) => {
  const used = new Set(
    [...html.matchAll(/class="([^"]*)"/g)].flatMap(([, names]) => names?.match(/css-\w+/g) ?? []),
  );
  return [...used].filter((name) => !new RegExp(`\\.${name}[^{]*\\{[^}]+\\}`).test(html));
};

describe('on the server', () => {
  it.each(Object.entries(EXAMPLES))('%s renders with rules for each of its classes', (_, example) => {
    const html = renderToString(<UiProvider system={sampleSystem}>{example}</UiProvider>);
    expect(html).toMatch(/class="[^"]*css-\w+/);
    expect(emptyClasses(html)).toEqual([]);
  });

  it('gives the same HTML twice, so nothing depends on a clock or on chance', () => {
    const page = () =>
      renderToString(<UiProvider system={sampleSystem}>{Object.values(EXAMPLES)}</UiProvider>);
    expect(page()).toBe(page());
  });
});
