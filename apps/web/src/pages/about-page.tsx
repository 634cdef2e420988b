import { ABOUT } from '@kidcode/current-school/content/about';
import { Band, FactGrid, FactTile, MediaRow, NextStep, SectionHeading, Steps } from '@kidcode/ui';

import { ConsultationLink, TrialLink } from '../shared/next-steps';
import { companyCopy } from '../features/company/company-copy';
import { PageTop } from '../features/company/page-top';
import { Picture } from '../features/company/picture';
import { PlaceList } from '../features/company/place-list';
import { RelatedLinks } from '../features/company/related-links';
import { RowStack } from '../features/company/row-stack';
import { SiteLink } from '../features/company/site-link';
import { Split } from '../features/company/split';

const { top, facts, subjects, method, places, next, related } = companyCopy(ABOUT);

export function AboutPage() {
  return (
    <>
      <PageTop content={top} actions={<TrialLink />} />
      <Band dense>
        <FactGrid>
          {facts.map((fact) => (
            <FactTile key={fact.label} {...fact} />
          ))}
        </FactGrid>
      </Band>
      <Band labelledBy="makes">
        <SectionHeading id="makes" title={subjects.title} />
        <RowStack>
          {subjects.items.map(({ title, text, picture, link }, index) => (
            <MediaRow
              key={title}
              title={title}
              flip={index % 2 === 1}
              picture={<Picture picture={picture} />}
              actions={<SiteLink {...link} />}
            >
              <p>{text}</p>
            </MediaRow>
          ))}
        </RowStack>
      </Band>
      <Band tone="sunken" divider="slope" labelledBy="method">
        <Split id="method" title={method.title} lead={method.lead} sticky>
          <Steps steps={method.steps} />
        </Split>
      </Band>
      <Band labelledBy="places">
        <SectionHeading id="places" title={places.title} lead={places.lead} />
        <PlaceList />
      </Band>
      <RelatedLinks links={related} />
      <NextStep
        title={next.title}
        text={next.text}
        actions={
          <>
            <TrialLink />
            <ConsultationLink />
          </>
        }
      />
    </>
  );
}
