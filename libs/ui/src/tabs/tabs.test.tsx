import { renderToString } from 'react-dom/server';
import { find, mount, pressKey } from '../../test/mount';
import { UiProvider } from '../theme/ui-provider';
import { sampleSystem } from '../../test/sample-accents';
import { Tabs } from './tabs';

const TABS = ['juniors', 'seniors', 'parents'].map((id) => ({
  id,
  label: id,
  panel: <p>{`${id} panel`}</p>,
}));

const selected = (host: HTMLElement) => find(host, '[aria-selected=true]');
const shown = (host: HTMLElement) => find(host, '[role=tabpanel]:not([hidden])').textContent;

describe('Tabs', () => {
  it('has every panel in the HTML of the server, none hidden', () => {
    const html = renderToString(
      <UiProvider system={sampleSystem}>
        <Tabs label="Ages" tabs={TABS} />
      </UiProvider>,
    );
    for (const { id } of TABS) expect(html).toContain(`${id} panel`);
    expect(html).not.toContain('hidden=""');
  });

  it('moves and chooses with arrows, Home and End, and keeps one tab stop', () => {
    const { host, unmount } = mount(<Tabs label="Ages" tabs={TABS} />);
    selected(host).focus();
    for (const [key, expected] of [
      ['ArrowRight', 'seniors'],
      ['End', 'parents'],
      ['ArrowRight', 'juniors'],
      ['ArrowLeft', 'parents'],
      ['Home', 'juniors'],
    ] as const) {
      pressKey(selected(host), key);
      expect(selected(host).textContent).toBe(expected);
      expect(document.activeElement).toBe(selected(host));
      expect(shown(host)).toBe(`${expected} panel`);
      expect(host.querySelectorAll('[role=tab][tabindex="0"]')).toHaveLength(1);
    }
    unmount();
  });

  it('names each panel by its tab', () => {
    const { host, unmount } = mount(<Tabs label="Ages" tabs={TABS} initial="seniors" />);
    const panel = find(host, '[role=tabpanel]:not([hidden])');
    expect(panel.getAttribute('aria-labelledby')).toBe(selected(host).id);
    expect(selected(host).getAttribute('aria-controls')).toBe(panel.id);
    unmount();
  });

  it('leaves the choice to its owner when it is given one', () => {
    const onSelect = jest.fn();
    const { host, unmount } = mount(<Tabs label="Ages" tabs={TABS} selected="juniors" onSelect={onSelect} />);
    pressKey(selected(host), 'ArrowRight');
    expect(onSelect).toHaveBeenCalledWith('seniors');
    expect(selected(host).textContent).toBe('juniors');
    unmount();
  });
});
