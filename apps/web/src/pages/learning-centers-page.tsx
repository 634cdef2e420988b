import { LEARNING_CENTERS_TEXT } from '@kidcode/current-school/generated/texts/learning-centers';
import { LinkButton, NextStep } from '@kidcode/ui';

import { CentersFinder } from '../features/finder/centers-finder';
import { CenterNames, FinderBanner } from '../features/finder/finder-banner';
import { OnlineSection } from '../features/finder/online-section';
import { PageLink } from '../shared/page-link';

export function LearningCentersPage() {
  return (
    <>
      <FinderBanner />
      <CentersFinder />
      <CenterNames />
      <OnlineSection />
      <NextStep
        {...LEARNING_CENTERS_TEXT.next}
        actions={
          <LinkButton asChild size="lg">
            <PageLink to="/?dialog=trial">Book A Free Trial</PageLink>
          </LinkButton>
        }
      />
    </>
  );
}
