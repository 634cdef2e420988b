import { Band, SectionHeading } from '@kidcode/ui';

import { CENTERS_SECTION } from '@kidcode/current-school/content/learning-centers';
import { Finder } from './finder';

/** The finder inside the home page, without a distance limit (specification 2, section 4). Mount it as an island. */
export function CentersSection() {
  return (
    <Band tone="sunken" labelledBy="centers-section">
      <SectionHeading id="centers-section" title={CENTERS_SECTION.title} lead={CENTERS_SECTION.lead} />
      <Finder place="home" />
    </Band>
  );
}
