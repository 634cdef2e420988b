import { act } from 'react';
import type { ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { UiProvider } from '../src/theme/ui-provider';
import { sampleSystem } from './sample-accents';
import { EXAMPLES } from './examples';
import { mount, writtenCss } from './mount';

/** Hydrates at once; React reports every difference from the server's HTML on the console, which fails the test. */
function hydrateNow(host: HTMLElement, page: ReactElement): Root {
  const roots: Root[] = [];
  act(() => {
    roots.push(hydrateRoot(host, page));
  });
  return roots[0]!;
}

describe('in the browser', () => {
  it.each(Object.entries(EXAMPLES))('%s is styled', (_, example) => {
    const { host, unmount } = mount(example);
    const classes = [...host.querySelectorAll('[class*="css-"]')].flatMap(
      (element) => element.getAttribute('class')?.match(/css-\w+/g) ?? [],
    );
    expect(classes.length).toBeGreaterThan(0);
    const css = writtenCss();
    expect(classes.filter((name) => !css.includes(`.${name}`))).toEqual([]);
    unmount();
  });

  it.each(Object.entries(EXAMPLES))('%s hydrates without a complaint', (_, example) => {
    const page = <UiProvider system={sampleSystem}>{example}</UiProvider>;
    const host = document.body.appendChild(document.createElement('div'));
    host.innerHTML = renderToString(page);
    const root = hydrateNow(host, page);
    act(() => root.unmount());
    host.remove();
  });
});
