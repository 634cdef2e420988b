import { cameraProblem, scanTransition, type ScanEvent, type ScanState } from './scan-state';

const after = (...events: readonly ScanEvent[]): ScanState =>
  events.reduce<ScanState>(scanTransition, { status: 'idle' });
const page = { path: '/camps', title: 'Camps' };

it.each<[string, ScanEvent[], ScanState]>([
  ['asks for the camera', [{ type: 'cameraRequested' }], { status: 'starting' }],
  ['watches', [{ type: 'cameraRequested' }, { type: 'cameraStarted' }], { status: 'watching' }],
  [
    'stops',
    [{ type: 'cameraRequested' }, { type: 'cameraStarted' }, { type: 'stopped' }],
    { status: 'idle' },
  ],
  [
    'does not watch after it was stopped',
    [{ type: 'cameraRequested' }, { type: 'stopped' }, { type: 'cameraStarted' }],
    { status: 'idle' },
  ],
  ['finds a page', [{ type: 'codeRead', result: { ok: true, value: page } }], { status: 'found', ...page }],
  [
    'refuses another site',
    [{ type: 'codeRead', result: { ok: false, error: 'foreign' } }],
    { status: 'problem', problem: 'foreign' },
  ],
  [
    'says that a picture has no code',
    [{ type: 'fileFailed', problem: 'no-code' }],
    { status: 'problem', problem: 'no-code' },
  ],
  [
    'tries again after a problem',
    [{ type: 'cameraFailed', problem: 'no-camera' }, { type: 'cameraRequested' }],
    { status: 'starting' },
  ],
])('%s', (_what, events, state) => expect(after(...events)).toEqual(state));

it.each([
  ['NotAllowedError', 'permission-denied'],
  ['SecurityError', 'permission-denied'],
  ['NotFoundError', 'no-camera'],
  ['NotReadableError', 'camera-failed'],
  ['TypeError', 'camera-failed'],
])('takes %s for %s', (name, problem) => expect(cameraProblem(name)).toBe(problem));
