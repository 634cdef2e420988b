import { click, render } from '../../../test/render';
import { ThemeChoice } from './theme-choice';
import { selectThemeChoice } from './theme-slice';
import { ThemeToggle } from './theme-toggle';

describe('theme controls', () => {
  let view: Awaited<ReturnType<typeof render>>;
  beforeEach(async () => {
    view = await render(
      <>
        <ThemeToggle />
        <ThemeChoice />
      </>,
    );
  });
  afterEach(() => view.unmount());
  const choice = () => selectThemeChoice(view.store.getState());
  const toggle = () => view.container.querySelector('button')!;
  const option = (value: string) => view.container.querySelector<HTMLInputElement>(`input[value=${value}]`)!;

  it('toggle switches between light and dark and says which comes next', async () => {
    expect(toggle().getAttribute('aria-label')).toBe('Switch to dark theme');
    await click(toggle());
    expect(choice()).toBe('dark');
    expect(toggle().getAttribute('aria-label')).toBe('Switch to light theme');
    await click(toggle());
    expect(choice()).toBe('light');
  });

  it('footer offers light, dark and system', async () => {
    expect(option('light').checked).toBe(true);
    await click(option('system'));
    expect(choice()).toBe('system');
    expect(option('system').checked).toBe(true);
  });
});
