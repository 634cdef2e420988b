import { fewOf, CENTERS } from '@kidcode/branches';
import type { SiteDay } from '@kidcode/scheduling';
import { Row, Section } from '@kidcode/ui';

import { AllCenters, SiteLink } from '../../../shared/page-link';
import { coursePriceRows, PriceBoard } from './priced-rows';

/** On the online home page: what can be joined from home, and in one line the way to a room with others. */
export function OnlineCoursesBand({ today }: { readonly today: SiteDay }) {
  const rows = coursePriceRows(today);
  return (
    <Section
      id="online-courses"
      title={rows.length > 0 ? 'What you can join now' : 'The next online courses'}
      lead={rows.length > 0 ? 'Live, with a fixed price.' : 'Their start dates are not set yet.'}
    >
      {rows.length > 0 && <PriceBoard rows={rows} />}
      <Row as="p" columnGap="4" rowGap="2" marginTop="8">
        Rather in a room with others?
        {fewOf(CENTERS).map(({ id, name }) => (
          <SiteLink key={id} href={`/${id}`} label={name} />
        ))}
        <AllCenters />
      </Row>
    </Section>
  );
}
