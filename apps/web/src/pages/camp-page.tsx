import { chakra } from '@chakra-ui/react';
import { isCenterId } from '@kidcode/branches';
import { isCampSeason, seasonStatus } from '@kidcode/scheduling';
import { Band } from '@kidcode/ui';

import { CampDetails } from '../features/camps/camp-details';
import { CampHero } from '../features/camps/camp-hero';
import { CampNextStep } from '../features/camps/camp-next-step';
import { CampQuestions } from '../features/camps/camp-questions';
import { CampTiles } from '../features/camps/camp-tiles';
import { EarlyBirdNotice } from '../features/camps/early-bird-notice';
import { SeasonBanner } from '../features/camps/season-banner';
import { useCampTab } from '../features/camps/use-camp-tab';
import { selectToday } from '../features/clock/clock-slice';
import { useSiteSelector } from '../shared/store-hooks';
import { useRouteParams } from '../shared/use-route-params';

const Stack = /* @__PURE__ */ chakra('div', { base: { display: 'grid', gap: '4' } });

/** One season's camp at one center. The route table lets no other season or center through. */
export function CampPage() {
  const params = useRouteParams();
  const season = isCampSeason(params['season']) ? params['season'] : 'winter';
  const branchId = isCenterId(params['branchId']) ? params['branchId'] : 'flower-mound';
  const today = useSiteSelector(selectToday);
  const status = seasonStatus(season, today);
  const tab = useCampTab();
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
      <CampNextStep season={season} branchId={branchId} status={status} onRegister={tab.openRegistration} />
    </>
  );
}
