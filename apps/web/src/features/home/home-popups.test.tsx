import { act } from 'react';

import { render } from '../../../test/render';
import { branchRemembered } from '../branch/branch-slice';
import { HomePopups } from './home-popups';

const title = () => document.querySelector('aside h2')?.textContent ?? null;

// When they come by themselves, and that they are one in a visit, is said in the browser.
it('say nothing to a visitor who has scrolled a little, and come with the second screen', async () => {
  jest.useFakeTimers();
  const view = await render(<HomePopups />);
  act(() => {
    view.store.dispatch(branchRemembered({ stored: 'euless', manualFlag: null, managementDisabled: false }));
  });
  const scrollTo = async (y: number) => {
    Object.assign(window, { scrollY: y });
    act(() => void window.dispatchEvent(new Event('scroll')));
    await act(() => jest.advanceTimersByTimeAsync(1_000));
  };
  await scrollTo(600);
  expect(title()).toBeNull();
  await scrollTo(601);
  expect(title()).not.toBeNull();
  jest.useRealTimers();
});
