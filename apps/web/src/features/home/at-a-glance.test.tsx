import { act } from 'react';

import { render } from '../../../test/render';
import { branchRemembered } from '../branch/branch-slice';
import { AtAGlance } from './at-a-glance';

// The button stood there, and a press led nowhere.
it('offers to find the nearest center only where a branch can be chosen', async () => {
  const { container, store } = await render(<AtAGlance />);
  const buttons = () => [...container.querySelectorAll('button')].map(({ textContent }) => textContent);
  expect(buttons()).toEqual(['Find my nearest center']);
  act(() => {
    store.dispatch(branchRemembered({ stored: null, manualFlag: null, managementDisabled: true }));
  });
  expect(buttons()).toEqual([]);
});
