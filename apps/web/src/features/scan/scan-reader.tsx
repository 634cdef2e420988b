import { Button, LinkButton, Notice, Row, Stack, styled } from '@kidcode/ui';
import { Camera, ImageUp, Square } from 'lucide-react';
import { Link } from 'react-router-dom';

import { useScanReader, type ScanProblem } from './use-scan-reader';

const SCAN_MESSAGES: Readonly<Record<ScanProblem, { readonly title: string; readonly text: string }>> = {
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
const Screen = /* @__PURE__ */ styled('div', {
  width: 'full',
  maxWidth: '28rem',
  aspectRatio: '4 / 3',
  borderRadius: 'card',
  overflow: 'hidden',
  background: 'bg.raised',
  border: '2px dashed {colors.line.strong}',
  display: 'grid',
  placeItems: 'center',
  padding: '6',
  color: 'fg.quiet',
  '&:has(video)': { padding: '0', borderStyle: 'solid' },
  '& > video': { width: 'full', height: 'full', objectFit: 'cover' },
});
const FileButton = /* @__PURE__ */ styled('label', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  minHeight: 'touch',
  paddingInline: '1.125rem',
  borderRadius: 'control',
  border: '2px solid {colors.line.strong}',
  fontFamily: 'heading',
  fontWeight: '600',
  _hover: { borderColor: 'fg.ink', background: 'bg.raised' },
  '&:has(:focus-visible)': { outline: '3px solid {colors.accent.text}', outlineOffset: '2px' },
});

export function ScanReader() {
  const { state, stream, startCamera, stopCamera, readFile, watch } = useScanReader();
  const isRunning = stream !== null;
  return (
    <Stack gap="4" justifyItems="start">
      <Screen>
        {isRunning ? (
          <video ref={watch} autoPlay muted playsInline aria-label="What the camera sees" />
        ) : (
          <p>{state.status === 'starting' ? 'Starting the camera...' : 'The camera is off.'}</p>
        )}
      </Screen>
      <Row gap="3" css={{ '@media (scripting: none)': { display: 'none' } }}>
        {isRunning ? (
          <Button variant="outline" icon={<Square size={20} />} onClick={stopCamera}>
            Stop the camera
          </Button>
        ) : (
          <Button
            variant="accent"
            icon={<Camera size={20} />}
            loading={state.status === 'starting'}
            loadingText="Starting..."
            onClick={() => void startCamera()}
          >
            Use the camera
          </Button>
        )}
        <FileButton>
          <ImageUp size={20} />
          Choose a picture
          <input
            className="visually-hidden"
            type="file"
            accept="image/*"
            onChange={(event) => {
              const [file] = event.currentTarget.files ?? [];
              event.currentTarget.value = '';
              if (file !== undefined) void readFile(file);
            }}
          />
        </FileButton>
      </Row>
      <noscript>Reading a code needs scripts, which are switched off in this browser.</noscript>
      {state.status === 'problem' && (
        <Notice tone="warning" role="alert" title={SCAN_MESSAGES[state.problem].title}>
          {SCAN_MESSAGES[state.problem].text}
        </Notice>
      )}
      {state.status === 'found' && (
        <Notice
          tone="success"
          role="status"
          title="Code read"
          action={
            <LinkButton asChild variant="accent">
              <Link to={state.path}>Open this page</Link>
            </LinkButton>
          }
        >
          It leads to: {state.title}
        </Notice>
      )}
    </Stack>
  );
}
