import { HomePopups } from '../features/home/home-popups';
import { Hero } from '../features/home/hero';
import { PromotionBanner } from '../features/home/promotion-banner';
import { island } from '../shared/island';

const AtAGlance = island('at-a-glance', () =>
  import('../features/home/at-a-glance').then((module) => module.AtAGlance),
);
const LearningPath = island('learning-path', () =>
  import('../features/home/learning-path').then((module) => module.LearningPath),
);
const LearningOptions = island('learning-options', () =>
  import('../features/home/learning-options').then((module) => module.LearningOptions),
);
const EngagingTools = island('engaging-tools', () =>
  import('../features/home/engaging-tools').then((module) => module.EngagingTools),
);

const CentersSection = island('centers', () =>
  import('../features/finder/centers-section').then((module) => module.CentersSection),
);

export function HomePage() {
  return (
    <>
      <Hero />
      <PromotionBanner />
      <AtAGlance />
      <LearningPath />
      <LearningOptions />
      <EngagingTools />
      <CentersSection />
      <HomePopups />
    </>
  );
}
