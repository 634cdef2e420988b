import { act } from 'react';
import { find, mount, pressKey, writtenCss } from '../../test/mount';
import { Dialog } from './dialog';

const settle = () => act(async () => new Promise((resolve) => setTimeout(resolve, 50)));

const dialog = (onClose: () => void) => (
  <Dialog
    open
    onClose={onClose}
    title="Choose"
    description="How would you like to learn?"
    footer={<button>Go on</button>}
  >
    Body
  </Dialog>
);

describe('Dialog', () => {
  it('is a named, described modal with rules for each of its parts', async () => {
    const { unmount } = mount(dialog(() => undefined));
    await settle();
    const box = find(document, '[role=dialog]');
    const textOf = (attribute: string) =>
      find(document, `[id="${box.getAttribute(attribute) ?? ''}"]`).textContent;
    expect(textOf('aria-labelledby')).toBe('Choose');
    expect(textOf('aria-describedby')).toBe('How would you like to learn?');
    const css = writtenCss();
    const classes = [box, ...box.querySelectorAll('[class*="css-"]')].flatMap(
      (part) => part.getAttribute('class')?.match(/css-\w+/g) ?? [],
    );
    expect(classes.length).toBeGreaterThanOrEqual(6);
    expect(classes.filter((name) => !css.includes(`.${name}`))).toEqual([]);
    unmount();
  });

  it('asks to close on Escape and by its close button', async () => {
    const onClose = jest.fn();
    const { unmount } = mount(dialog(onClose));
    await settle();
    act(() => find(document, '[role=dialog] [aria-label=Close]').click());
    await settle();
    expect(onClose).toHaveBeenCalledTimes(1);
    pressKey(find(document, '[role=dialog]'), 'Escape');
    await settle();
    expect(onClose).toHaveBeenCalledTimes(2);
    unmount();
  });
});
