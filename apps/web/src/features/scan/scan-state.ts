import type { ScanError, ScanResult } from './parse-scan';

export type ScanProblem =
  ScanError | 'permission-denied' | 'no-camera' | 'camera-failed' | 'no-code' | 'unreadable-file';

/** What the reader is doing. */
export type ScanState =
  | { readonly status: 'idle' }
  | { readonly status: 'starting' }
  | { readonly status: 'watching' }
  | { readonly status: 'found'; readonly path: string; readonly title: string }
  | { readonly status: 'problem'; readonly problem: ScanProblem };

export type ScanEvent =
  | { readonly type: 'cameraRequested' }
  | { readonly type: 'cameraStarted' }
  | { readonly type: 'cameraFailed'; readonly problem: ScanProblem }
  | { readonly type: 'codeRead'; readonly result: ScanResult }
  | { readonly type: 'fileFailed'; readonly problem: ScanProblem }
  | { readonly type: 'stopped' };

/** The reader's next state. A code found after the reader was stopped changes nothing. */
export function scanTransition(state: ScanState, event: ScanEvent): ScanState {
  switch (event.type) {
    case 'cameraRequested':
      return { status: 'starting' };
    case 'cameraStarted':
      return state.status === 'starting' ? { status: 'watching' } : state;
    case 'cameraFailed':
    case 'fileFailed':
      return { status: 'problem', problem: event.problem };
    case 'codeRead':
      return event.result.ok
        ? { status: 'found', ...event.result.value }
        : { status: 'problem', problem: event.result.error };
    case 'stopped':
      return { status: 'idle' };
  }
}

/** What a failed camera request means, by the name of the error that the browser gives. */
export function cameraProblem(errorName: string): ScanProblem {
  if (errorName === 'NotAllowedError' || errorName === 'SecurityError') return 'permission-denied';
  return errorName === 'NotFoundError' || errorName === 'OverconstrainedError'
    ? 'no-camera'
    : 'camera-failed';
}
