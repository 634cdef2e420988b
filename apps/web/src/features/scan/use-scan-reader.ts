import { fail, type Result, succeed } from '@kidcode/school';
import { resolvePath } from '@kidcode/site';
import { useEffect, useRef, useState } from 'react';

import { siteConfig } from '../../shared/site-config';

type ScanError = 'foreign' | 'unknown-page';

/**
 * Reads what a code says and lets only this site's own pages through (D-16).
 *
 * @param text Whatever the code holds.
 * @param origins The site's own addresses, such as `https://www.kidcode.example`.
 * @returns The path with query and fragment, to be opened inside the site; never an address elsewhere.
 * @example parseScan('https://www.kidcode.example/euless', ['https://www.kidcode.example']) // path '/euless'
 */
export function parseScan(
  text: string,
  origins: readonly string[],
): Result<{ readonly path: string; readonly title: string }, ScanError> {
  const url = URL.canParse(text.trim()) ? new URL(text.trim()) : null;
  if (url === null || !/^https?:$/.test(url.protocol) || !origins.includes(url.origin))
    return fail('foreign');
  if (url.username !== '' || url.password !== '') return fail('foreign');
  // A path that begins with two slashes would be read as another host.
  if (url.pathname.startsWith('//')) return fail('unknown-page');
  const { kind, title } = resolvePath(url.pathname);
  if (kind === 'not-found') return fail('unknown-page');
  return succeed({ path: url.pathname + url.search + url.hash, title });
}

export type ScanProblem =
  ScanError | 'permission-denied' | 'no-camera' | 'camera-failed' | 'no-code' | 'unreadable-file';

/** What the reader is doing, beside the camera's picture. */
type ScanState =
  | { readonly status: 'idle' | 'starting' }
  | { readonly status: 'found'; readonly path: string; readonly title: string }
  | { readonly status: 'problem'; readonly problem: ScanProblem };

const IDLE: ScanState = { status: 'idle' };

/** What a failed camera request means, by the name of the error that the browser gives. */
const CAMERA_PROBLEMS: Readonly<Record<string, ScanProblem>> = {
  NotAllowedError: 'permission-denied',
  SecurityError: 'permission-denied',
  NotFoundError: 'no-camera',
  OverconstrainedError: 'no-camera',
};

/** Larger pictures are read at this width: enough for a code, and quick. */
const MAX_SIDE = 1200;

/**
 * Looks for a code in a picture or a frame of the camera. The decoder is fetched when it is first needed.
 *
 * @returns What the code says, or null when none is found.
 */
async function decodePicture(
  source: CanvasImageSource,
  size: { readonly width: number; readonly height: number },
): Promise<string | null> {
  const scale = Math.min(1, MAX_SIDE / Math.max(size.width, size.height));
  const width = Math.round(size.width * scale);
  const height = Math.round(size.height * scale);
  if (width === 0 || height === 0) return null;
  const context = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d', {
    willReadFrequently: true,
  });
  if (context === null) return null;
  context.drawImage(source, 0, 0, width, height);
  const { default: jsQR } = await import('jsqr');
  return jsQR(context.getImageData(0, 0, width, height).data, width, height)?.data ?? null;
}

const LOOK_EVERY = 250;

/** What a code leads to, if it may be opened. */
function opened(text: string): ScanState {
  const result = parseScan(text, [siteConfig.origin, window.location.origin]);
  return result.ok ? { status: 'found', ...result.value } : { status: 'problem', problem: result.error };
}

/** What a picture says. */
async function readPicture(file: File): Promise<ScanState> {
  try {
    const picture = await createImageBitmap(file);
    const text = await decodePicture(picture, picture);
    picture.close();
    return text === null ? { status: 'problem', problem: 'no-code' } : opened(text);
  } catch {
    return { status: 'problem', problem: 'unreadable-file' };
  }
}

function letGo(camera: MediaStream): void {
  for (const track of camera.getTracks()) track.stop();
}

/** Camera and files as sources of codes; what they say goes through `parseScan`. */
export function useScanReader() {
  const [state, setState] = useState(IDLE);
  const [stream, setStream] = useState<MediaStream | null>(null);
  const [video, setVideo] = useState<HTMLVideoElement | null>(null);
  const turn = useRef(0);
  /** Something is begun: what was begun before, and answers late, is not wanted any more. */
  const begin = () => {
    const mine = (turn.current += 1);
    return { isOver: () => turn.current !== mine };
  };
  useEffect(() => () => void (turn.current += 1), []);

  useEffect(() => {
    if (stream === null) return undefined;
    return () => letGo(stream);
  }, [stream]);

  useEffect(() => {
    if (stream === null || video === null) return undefined;
    // eslint-disable-next-line react-hooks/immutability -- An element takes its picture so, and no other way.
    video.srcObject = stream;
    let isBusy = false;
    let isOver = false;
    const look = async () => {
      if (isBusy) return;
      isBusy = true;
      const text = await decodePicture(video, { width: video.videoWidth, height: video.videoHeight }).catch(
        () => null,
      );
      isBusy = false;
      if (text === null || isOver) return;
      setStream(null);
      setState(opened(text));
    };
    const timer = setInterval(() => void look(), LOOK_EVERY);
    return () => {
      isOver = true;
      clearInterval(timer);
    };
  }, [stream, video]);

  const startCamera = async () => {
    const { isOver } = begin();
    setState({ status: 'starting' });
    try {
      const camera = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
      if (isOver()) {
        letGo(camera);
        return;
      }
      setStream(camera);
      setState(IDLE);
    } catch (error) {
      if (isOver()) return;
      // Without a secure address the browser has no mediaDevices at all, which is a TypeError here.
      const problem = CAMERA_PROBLEMS[error instanceof Error ? error.name : ''] ?? 'camera-failed';
      setState({ status: 'problem', problem });
    }
  };

  const stopCamera = () => {
    setStream(null);
    setState(IDLE);
  };

  const readFile = async (file: File) => {
    const { isOver } = begin();
    stopCamera();
    const end = await readPicture(file);
    if (!isOver()) setState(end);
  };

  return { state, stream, startCamera, stopCamera, readFile, watch: setVideo };
}
