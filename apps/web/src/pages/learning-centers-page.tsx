import { LinkButton, NextStep } from '@kidcode/ui';

import { CENTERS_NEXT_STEP } from '@kidcode/current-school/content/learning-centers';
import { CentersFinder } from '../features/finder/centers-finder';
import { FinderBanner } from '../features/finder/finder-banner';
import { OnlineSection } from '../features/finder/online-section';
import { PageLink } from '../shared/page-link';

export function LearningCentersPage() {
  return (
    <>
      <FinderBanner />
      <CentersFinder />
      <OnlineSection />
      <NextStep
        title={CENTERS_NEXT_STEP.title}
        text={CENTERS_NEXT_STEP.text}
        actions={
          <LinkButton asChild size="lg">
            <PageLink to="/?dialog=trial">Book A Free Trial</PageLink>
          </LinkButton>
        }
      />
    </>
  );
}
