import type { ScanProblem } from './scan-state';

/** What went wrong, and what to do, in words. */
export const SCAN_MESSAGES: Readonly<Record<ScanProblem, { readonly title: string; readonly text: string }>> =
  {
    'permission-denied': {
      title: 'The camera is not allowed',
      text: 'Allow the camera for this site in your browser’s settings and try again, or choose a picture of the code.',
    },
    'no-camera': {
      title: 'No camera found',
      text: 'This device has no camera that the browser can use. Choose a picture of the code instead.',
    },
    'camera-failed': {
      title: 'The camera did not start',
      text: 'Another program may be using it. Close that and try again, or choose a picture of the code.',
    },
    'no-code': {
      title: 'No code in this picture',
      text: 'Take it again from straight above, with the whole code and a little white around it.',
    },
    'unreadable-file': {
      title: 'This file is not a picture',
      text: 'Choose a photo or a screenshot, such as a PNG or JPEG file.',
    },
    foreign: {
      title: 'This code belongs to another site',
      text: 'Only codes for pages of this site are opened here.',
    },
    'unknown-page': {
      title: 'There is no such page',
      text: 'The code leads to this site, but to an address that does not exist. It may be an old one: make a new code.',
    },
  };
