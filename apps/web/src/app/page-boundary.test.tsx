import { useState } from 'react';

import { click, render } from '../../test/render';
import { PageBoundary } from './page-boundary';

function Visit() {
  const [step, setStep] = useState('first');
  return (
    <>
      <nav>
        <button onClick={() => setStep('broken')} />
        <button onClick={() => setStep('next')} />
      </nav>
      <PageBoundary step={step}>
        <Fragile isBroken={step === 'broken'} />
      </PageBoundary>
    </>
  );
}

function Fragile({ isBroken }: { readonly isBroken: boolean }) {
  if (isBroken) throw new Error('a page that fails while rendering');
  return <p>A page</p>;
}

it('apologises for a page that fails while rendering, and shows the next one', async () => {
  // React reports what was caught.
  const reported = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { container } = await render(<Visit />);
  const [broken, next] = container.querySelectorAll('nav button');
  expect(container.textContent).toBe('A page');
  await click(broken!);
  expect(container.querySelector('h1')?.textContent).toBe('This page could not be loaded');
  expect(reported).toHaveBeenCalled();
  await click(next!);
  expect(container.textContent).toBe('A page');
  reported.mockRestore();
});
