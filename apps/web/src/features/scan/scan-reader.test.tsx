import jsQR from 'jsqr';
import { act } from 'react';

import { click, render } from '../../../test/render';
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

it.each([
  [null, 'No code in this picture'],
  ['http://localhost/camps', 'It leads to: Coding Camps'],
  ['https://elsewhere.example/camps', 'This code belongs to another site'],
])('reads %j from a picture: %s', async (data, words) => {
  jest.mocked(jsQR).mockReturnValue(data === null ? null : ({ data } as ReturnType<typeof jsQR>));
  const context = { drawImage: () => undefined, getImageData: () => ({ data: [] }) };
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  const picture = { width: 100, height: 100, close: () => undefined };
  Object.assign(globalThis, { createImageBitmap: () => Promise.resolve(picture) });
  const { container } = await render(<ScanReader />);
  const input = container.querySelector('input')!;
  Object.defineProperty(input, 'files', { value: [new File([], 'code.png')] });
  await act(async () => {
    input.dispatchEvent(new Event('change', { bubbles: true }));
    await new Promise((resolve) => setTimeout(resolve));
  });
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
