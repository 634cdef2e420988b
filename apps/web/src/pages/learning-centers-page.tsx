import { LinkButton, NextStep } from '@kidcode/ui';
import { Link } from 'react-router-dom';

import { CENTERS_NEXT_STEP } from '@kidcode/current-school/content/learning-centers';
import { CentersFinder } from '../features/finder/centers-finder';
import { FinderBanner } from '../features/finder/finder-banner';
import { OnlineSection } from '../features/finder/online-section';

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
            <Link to="/?dialog=trial">Book A Free Trial</Link>
          </LinkButton>
        }
      />
    </>
  );
}
