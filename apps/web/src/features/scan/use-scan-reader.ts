import { useEffect, useReducer, useState } from 'react';

import { siteConfig } from '../../shared/site-config';
import { parseScan } from './parse-scan';
import { cameraProblem, scanTransition, type ScanState } from './scan-state';

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

/** Milliseconds between two looks at the camera's picture. */
const LOOK_EVERY = 250;

interface ScanReader {
  readonly state: ScanState;
  /** The camera's picture while it runs. */
  readonly stream: MediaStream | null;
  readonly startCamera: () => Promise<void>;
  readonly stopCamera: () => void;
  readonly readFile: (file: File) => Promise<void>;
  /** Takes the element in which the picture runs. */
  readonly watch: (video: HTMLVideoElement | null) => void;
}

const ownOrigins = () => [siteConfig.origin, window.location.origin];

/** Camera and files as sources of codes; what they say goes through `parseScan`. */
export function useScanReader(): ScanReader {
  const [state, dispatch] = useReducer(scanTransition, { status: 'idle' });
  const [stream, setStream] = useState<MediaStream | null>(null);
  const [video, setVideo] = useState<HTMLVideoElement | null>(null);

  useEffect(() => {
    if (stream === null) return undefined;
    return () => {
      for (const track of stream.getTracks()) track.stop();
    };
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
      dispatch({ type: 'codeRead', result: parseScan(text, ownOrigins()) });
    };
    const timer = setInterval(() => void look(), LOOK_EVERY);
    return () => {
      isOver = true;
      clearInterval(timer);
    };
  }, [stream, video]);

  const startCamera = async () => {
    dispatch({ type: 'cameraRequested' });
    try {
      const camera = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
      setStream(camera);
      dispatch({ type: 'cameraStarted' });
    } catch (error) {
      const name = error instanceof Error ? error.name : '';
      // Without a secure address the browser has no mediaDevices at all, which is a TypeError here.
      dispatch({ type: 'cameraFailed', problem: cameraProblem(name) });
    }
  };

  const stopCamera = () => {
    setStream(null);
    dispatch({ type: 'stopped' });
  };

  const readFile = async (file: File) => {
    setStream(null);
    try {
      const picture = await createImageBitmap(file);
      const text = await decodePicture(picture, picture);
      picture.close();
      if (text === null) dispatch({ type: 'fileFailed', problem: 'no-code' });
      else dispatch({ type: 'codeRead', result: parseScan(text, ownOrigins()) });
    } catch {
      dispatch({ type: 'fileFailed', problem: 'unreadable-file' });
    }
  };

  return { state, stream, startCamera, stopCamera, readFile, watch: setVideo };
}
