import { Band, SectionHeading } from '@kidcode/ui';

import { LEARNING_CENTERS_TEXT } from '@kidcode/current-school/generated/texts/learning-centers';
import { Finder } from './finder';

/** The finder inside the home page, without a distance limit (specification 2, section 4). Mount it as an island. */
export function CentersSection() {
  return (
    <Band tone="sunken" labelledBy="centers-section">
      <SectionHeading id="centers-section" {...LEARNING_CENTERS_TEXT.nearest} />
      <Finder place="home" />
    </Band>
  );
}
