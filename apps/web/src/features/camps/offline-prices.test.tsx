import { act } from 'react';

import { render } from '../../../test/render';
import { OfflinePrices } from './offline-prices';

const connection = (isOnline: boolean) =>
  act(() => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
    window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
  });

afterEach(() => jest.restoreAllMocks());

// A page that the device had kept showed its prices as if they were of now.
it('says without a connection from when the prices are, and nothing with one', async () => {
  const { container } = await render(<OfflinePrices />);
  expect(container.textContent).toBe('');
  connection(false);
  expect(container.textContent).toBe(
    'You are offline. Prices and places on this page are as of December 1, 2025.',
  );
  connection(true);
  expect(container.textContent).toBe('');
});
