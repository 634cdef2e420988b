import { BRANCH_IDS, BRANCHES, CENTERS } from '@kidcode/branches';
import { CAMP_SEASON_IDS, seasonTab } from '@kidcode/scheduling';
import { campPath } from '@kidcode/site';
import { Button, Field, SelectInput, Stack, TextLink, styled } from '@kidcode/ui';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';

import { PageTop } from '../features/company/page-top';
import { Split } from '../features/company/split';
import { ScanReader } from '../features/scan/scan-reader';
import { hasPage } from '../shared/has-page';
import { qrShape, qrSvgFile } from '../shared/qr-svg';
import { saveFile } from '../shared/save-file';
import { siteConfig } from '../shared/site-config';

/** What a code can be made for, by paths with their queries (D-16): branch home pages, the free trial, and the camps. */
export const SCAN_TARGETS = [
  ...BRANCH_IDS.map((id) => ({ path: `/${id}`, label: `Home page: ${BRANCHES[id].name}` })),
  { path: '/?dialog=trial', label: 'Book A Free Trial' },
  { path: '/camps', label: 'All camps' },
  ...CAMP_SEASON_IDS.flatMap((season) =>
    CENTERS.map(({ id, name }) => ({
      path: campPath(season, id),
      label: `${seasonTab(season).title}: ${name}`,
    })),
  ),
  ...(hasPage('online-camps') ? [{ path: '/online-camps', label: 'Online camps' }] : []),
];

const svgAddress = (svg: string): string => URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
const Code = /* @__PURE__ */ styled('svg', { width: 'full', height: 'auto', borderRadius: 'control' });

function CodeMaker() {
  const [path, setPath] = useState(SCAN_TARGETS[0]?.path ?? '/');
  const address = siteConfig.origin + path;
  const label = SCAN_TARGETS.find((target) => target.path === path)?.label ?? path;
  const { size, path: shape } = qrShape(address);
  return (
    <Stack
      gap="clamp(1.5rem, 4vw, 3rem)"
      alignItems="start"
      gridTemplateColumns={{ sm: 'minmax(0, 16rem) minmax(0, 1fr)' }}
    >
      {/* Black on white in both themes: readers expect it. */}
      <Code
        viewBox={`0 0 ${size} ${size}`}
        role="img"
        aria-label={`QR code: ${label}`}
        shapeRendering="crispEdges"
      >
        <path fill="white" d={`M0 0h${size}v${size}H0z`} />
        <path fill="black" d={shape} />
      </Code>
      <Stack
        gap="4"
        justifyItems="start"
        css={{ '& > :first-of-type': { width: 'full' }, '& > p': { overflowWrap: 'anywhere' } }}
      >
        <Field label="Page">
          <SelectInput
            value={path}
            onChange={(event) => setPath(event.currentTarget.value)}
            options={SCAN_TARGETS.map((target) => ({ value: target.path, label: target.label }))}
          />
        </Field>
        <p>
          <TextLink asChild>
            <Link to={path}>{address}</Link>
          </TextLink>
        </p>
        <Button
          variant="outline"
          icon={<Download size={20} />}
          onClick={() => saveFile(svgAddress(qrSvgFile(address)), fileName(label))}
        >
          Download as SVG
        </Button>
      </Stack>
    </Stack>
  );
}

const fileName = (label: string): string => `qr-${label.toLowerCase().replace(/[^a-z0-9]+/g, '-')}.svg`;

const TOP = {
  eyebrow: 'Scan Manager',
  title: 'Codes for our pages',
  lead: 'Make a QR code for a poster or a flyer, or check where one leads. Nothing is stored or sent anywhere.',
} as const;

export function ScanPage() {
  return (
    <>
      <PageTop content={TOP} />
      <Split id="make" title="Make a code" lead="For the branch home pages, the free trial and the camps.">
        <CodeMaker />
      </Split>
      <Split
        tone="sunken"
        divider="slope"
        id="read"
        title="Read a code"
        lead="With the camera or from a picture. Only codes for pages of this site are opened, and only when you say so."
      >
        <ScanReader />
      </Split>
    </>
  );
}
