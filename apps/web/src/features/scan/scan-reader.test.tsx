import jsQR from 'jsqr';
import { act } from 'react';

import { click, render, settled } from '../../../test/render';
import { wordsOf } from '../../../test/static-page';
import { ScanReader } from './scan-reader';

jest.mock('jsqr', () => ({ __esModule: true, default: jest.fn() }));

function withCamera(getUserMedia: () => Promise<MediaStream>): void {
  Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia }, configurable: true });
}

const buttonNamed = (container: Element, name: string) =>
  [...container.querySelectorAll('button')].find((button) => wordsOf(button) === name)!;

it.each([
  ['NotAllowedError', 'The camera is not allowed'],
  ['SecurityError', 'The camera is not allowed'],
  ['NotFoundError', 'No camera found'],
  ['NotReadableError', 'The camera did not start'],
])('says what to do after the error %s: %s', async (name, title) => {
  withCamera(() => Promise.reject(new DOMException('denied', name)));
  const { container } = await render(<ScanReader />);
  await click(buttonNamed(container, 'Use the camera'));
  expect(wordsOf(container.querySelector('[role=alert]')!)).toContain(title);
});

/** A camera that is there when the test says so; `stop` is told when it is let go. */
function slowCamera() {
  const stop = jest.fn();
  let allow: (camera: MediaStream) => void = () => undefined;
  withCamera(() => new Promise((resolve) => (allow = resolve)));
  const answer = () =>
    act(async () => {
      allow({ getTracks: () => [{ stop }] } as unknown as MediaStream);
      await settled();
    });
  return { stop, answer };
}

/** Chooses a picture whose code says this; null: it has none. */
async function choosePicture(container: Element, data: string | null): Promise<void> {
  jest.mocked(jsQR).mockReturnValue(data === null ? null : ({ data } as ReturnType<typeof jsQR>));
  const context = { drawImage: () => undefined, getImageData: () => ({ data: [] }) };
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  const picture = { width: 100, height: 100, close: () => undefined };
  Object.assign(globalThis, { createImageBitmap: () => Promise.resolve(picture) });
  const input = container.querySelector('input')!;
  Object.defineProperty(input, 'files', { value: [new File([], 'code.png')], configurable: true });
  await act(async () => {
    input.dispatchEvent(new Event('change', { bubbles: true }));
    await settled();
  });
}

it.each([
  [null, 'No code in this picture'],
  ['http://localhost/camps', 'It leads to: Coding Camps'],
  ['https://elsewhere.example/camps', 'This code belongs to another site'],
])('reads %j from a picture: %s', async (data, words) => {
  const { container } = await render(<ScanReader />);
  await choosePicture(container, data);
  expect(wordsOf(container.querySelector('[role=alert], [role=status]')!)).toContain(words);
});

it('lets the camera go when it is stopped', async () => {
  const stop = jest.fn();
  withCamera(() => Promise.resolve({ getTracks: () => [{ stop }] } as unknown as MediaStream));
  const { container } = await render(<ScanReader />);
  await click(buttonNamed(container, 'Use the camera'));
  expect(container.querySelector('video')).not.toBeNull();
  await click(buttonNamed(container, 'Stop the camera'));
  expect(stop).toHaveBeenCalled();
  expect(wordsOf(container)).toContain('The camera is off.');
});

// It was on for the rest of the visit, on pages that have no way to stop it.
it('lets the camera go that is allowed when the reader is gone', async () => {
  const { stop, answer } = slowCamera();
  const { container, unmount } = await render(<ScanReader />);
  await click(buttonNamed(container, 'Use the camera'));
  unmount();
  await answer();
  expect(stop).toHaveBeenCalledTimes(1);
});

// It went on beside the message about the picture.
it('lets the camera go that is allowed after a picture was chosen', async () => {
  const { stop, answer } = slowCamera();
  const { container } = await render(<ScanReader />);
  await click(buttonNamed(container, 'Use the camera'));
  await choosePicture(container, null);
  await answer();
  expect(stop).toHaveBeenCalledTimes(1);
  expect(wordsOf(container)).toContain('The camera is off.');
  expect(wordsOf(container.querySelector('[role=alert]')!)).toContain('No code in this picture');
});
