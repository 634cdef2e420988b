import { click, render } from '../../../test/render';
import { wordsOf } from '../../../test/static-page';
import { ScanReader } from './scan-reader';

function withCamera(getUserMedia: () => Promise<MediaStream>): void {
  Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia }, configurable: true });
}

const buttonNamed = (container: Element, name: string) =>
  [...container.querySelectorAll('button')].find((button) => wordsOf(button) === name)!;

it('says what to do when the camera is not allowed', async () => {
  withCamera(() => Promise.reject(new DOMException('denied', 'NotAllowedError')));
  const { container, unmount } = await render(<ScanReader />);
  await click(buttonNamed(container, 'Use the camera'));
  expect(wordsOf(container.querySelector('[role=alert]')!)).toContain('The camera is not allowed');
  unmount();
});

it('lets the camera go when it is stopped', async () => {
  const stop = jest.fn();
  withCamera(() => Promise.resolve({ getTracks: () => [{ stop }] } as unknown as MediaStream));
  const { container, unmount } = await render(<ScanReader />);
  await click(buttonNamed(container, 'Use the camera'));
  expect(container.querySelector('video')).not.toBeNull();
  await click(buttonNamed(container, 'Stop the camera'));
  expect(stop).toHaveBeenCalled();
  expect(wordsOf(container)).toContain('The camera is off.');
  unmount();
});
