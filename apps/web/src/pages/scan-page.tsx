import { PageTop } from '../features/company/page-top';
import { Split } from '../features/company/split';
import { CodeMaker } from '../features/scan/code-maker';
import { ScanReader } from '../features/scan/scan-reader';

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
