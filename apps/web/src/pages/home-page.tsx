import { chakra } from '@chakra-ui/react';
import { holdsOn } from '@kidcode/school';
import type { SiteDay } from '@kidcode/scheduling';
import { BRAND, branchOfParams } from '@kidcode/site';
import { Container, styled } from '@kidcode/ui';
import { Link } from 'react-router-dom';
import { HOME_HERO_TEXT } from '@kidcode/current-school/generated/texts/home-hero';

import { HomePopups } from '../features/home/home-popups';
import { Hero } from '../features/home/hero';
import { island } from '../shared/island';
import { useSiteSelector } from '../shared/store-hooks';
import { useRouteParams } from '../shared/use-route-params';
import { selectToday } from '../features/clock/clock-slice';

const Row = /* @__PURE__ */ styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '2',
  minHeight: '3.5rem',
  paddingBlock: '2',
  color: 'action.on',
  fontFamily: 'heading',
  fontWeight: '600',
  '& > a': { textDecoration: 'underline', textUnderlineOffset: '0.25em', paddingBlock: '0.6rem' },
});

/** The promotion of the monthly programs (specification 1, section 2, Home); nothing where the school has none. */
function PromotionBanner() {
  const today = useSiteSelector(selectToday);
  if (BRAND.promotion === null || !holdsOn(BRAND.promotion, today)) return null;
  return (
    <chakra.div background="decor.sun">
      <Container>
        <Row>
          <Link to={HOME_HERO_TEXT.promotion}>{BRAND.promotion.words}</Link>
        </Row>
      </Container>
    </chakra.div>
  );
}

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
  import('../features/finder/finder').then((module) => module.CentersSection),
);

const OnlineCourses = island<{ readonly today: SiteDay }>('online-courses', () =>
  import('../features/company/fees/priced-rows').then((module) => module.OnlineCoursesBand),
);

export function HomePage() {
  const today = useSiteSelector(selectToday);
  const isOnline = branchOfParams(useRouteParams()) === 'online';
  return (
    <>
      <Hero />
      <PromotionBanner />
      <AtAGlance />
      <LearningPath />
      <LearningOptions />
      <EngagingTools />
      {isOnline && <OnlineCourses today={today} />}
      <CentersSection />
      <HomePopups />
    </>
  );
}
