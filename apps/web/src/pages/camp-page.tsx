import { chakra } from '@chakra-ui/react';
import { BRANCHES, isCenterId } from '@kidcode/branches';
import { isCampSeason, seasonStatus } from '@kidcode/scheduling';
import { Band, LinkButton, NextStep } from '@kidcode/ui';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';

import { CampDetails } from '../features/camps/camp-details';
import { CampHero } from '../features/camps/camp-hero';
import { CampQuestions } from '../features/camps/camp-questions';
import { CampTiles } from '../features/camps/camp-tiles';
import { EarlyBirdNotice } from '../features/camps/early-bird-notice';
import { SeasonBanner } from '../features/camps/season-banner';
import { useCampTab } from '../features/camps/use-camp-tab';
import { selectToday } from '../features/clock/clock-slice';
import { useRouteParams } from '../shared/use-route-params';

const Stack = /* @__PURE__ */ chakra('div', { base: { display: 'grid', gap: '4' } });

/** One season's camp at one center. The route table lets no other season or center through. */
export function CampPage() {
  const params = useRouteParams();
  const season = isCampSeason(params['season']) ? params['season'] : 'winter';
  const branchId = isCenterId(params['branchId']) ? params['branchId'] : 'flower-mound';
  const today = useSelector(selectToday);
  const status = seasonStatus(season, today);
  const tab = useCampTab();
  const { name, phone, telHref } = BRANCHES[branchId];
  return (
    <>
      <CampHero season={season} branchId={branchId} />
      <SeasonBanner season={season} status={status} onRegister={tab.openRegistration} />
      {season !== 'spring' && (
        <Band dense>
          <Stack>
            <CampTiles season={season} />
            {season === 'winter' && status.phase === 'open' && <EarlyBirdNotice />}
          </Stack>
        </Band>
      )}
      <Band dense>
        {/* A new season or center is a new page: its tabs start at the first one. */}
        <CampDetails
          key={`${season}-${branchId}`}
          season={season}
          branchId={branchId}
          status={status}
          tab={tab}
        />
      </Band>
      <Band tone="sunken" divider="curve" labelledBy="camp-questions">
        <CampQuestions season={season} />
      </Band>
      <NextStep
        title="Not sure which week fits?"
        text={`Tell us your child's age and what they like. ${name} answers.`}
        actions={
          <>
            <LinkButton href={telHref} size="lg">{`Call ${phone}`}</LinkButton>
            <LinkButton asChild variant="outline" size="lg">
              <Link to="/contact-us">Contact Us</Link>
            </LinkButton>
          </>
        }
      />
    </>
  );
}
