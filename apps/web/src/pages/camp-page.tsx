import type { ShownCamp } from '@kidcode/booking';
import { leadingShown, shownCamp } from '@kidcode/booking';
import type { CenterId } from '@kidcode/branches';
import { BRANCHES, centerOr } from '@kidcode/branches';
import { isCampSeason } from '@kidcode/scheduling';
import { DEFAULT_SEASON } from '@kidcode/site';
import { Band, Stack, TextLink } from '@kidcode/ui';

import { CampDetails } from '../features/camps/camp-details';
import { CampHero } from '../features/camps/camp-hero';
import { CampNextStep } from '../features/camps/camp-next-step';
import { CampTiles, hasTiles } from '../features/camps/camp-tiles';
import { OfflinePrices } from '../features/camps/offline-prices';
import { EarlyBirdNotice, SeasonBanner } from '../features/camps/season-banner';
import { tellMeWords } from '../features/camps/season-status-words';
import { useCampTab } from '../features/camps/use-camp-tab';
import { selectToday } from '../features/clock/clock-slice';
import { island } from '../shared/island';
import { useSiteSelector } from '../shared/store-hooks';
import { useRouteParams } from '../shared/use-route-params';

const PastEdition = island('past-edition', () =>
  import('../features/camps/past-edition').then((module) => module.PastEdition),
);
const SignupBand = island('camp-signup', () =>
  import('../features/camps/signup/signup-band').then((module) => module.SignupBand),
);
const CampQuestions = island('camp-questions', () =>
  import('../features/camps/camp-questions').then((module) => module.CampQuestions),
);

/** One season's camp at one center. The route table lets no other season or center through. */
export function CampPage() {
  const params = useRouteParams();
  const season = isCampSeason(params['season']) ? params['season'] : DEFAULT_SEASON;
  const branchId = centerOr(params['branchId']);
  const today = useSiteSelector(selectToday);
  const shown = shownCamp(season, today, branchId);
  const { camp, status } = shown;
  const tab = useCampTab();
  const lead = leadingShown(today);
  const isOpen = status.phase === 'open';
  return (
    <>
      <OfflinePrices />
      <CampHero shown={shown} branchId={branchId} onRegister={tab.openRegistration} />
      <SeasonBanner
        shown={shown}
        branchId={branchId}
        next={lead.camp.isOver || lead.camp.season === season ? null : lead}
        onRegister={tab.openRegistration}
      />
      {hasTiles(camp) && (
        <Band dense joined>
          <Stack gap="4">
            <CampTiles camp={camp} />
            {isOpen && <EarlyBirdNotice season={season} branchId={branchId} />}
          </Stack>
        </Band>
      )}
      {camp.isOver ? (
        <>
          <Band dense labelledBy="look-back">
            <PastEdition season={season} branchId={branchId} />
          </Band>
          <Signup shown={shown} branchId={branchId} />
        </>
      ) : (
        <Band dense>
          {/* A new season or center is a new page: its tabs start at the first one. */}
          <CampDetails key={`${season}-${branchId}`} shown={shown} branchId={branchId} tab={tab} />
        </Band>
      )}
      <Band tone="sunken" divider="curve" labelledBy="camp-questions">
        <CampQuestions season={season} />
      </Band>
      {!camp.isOver && <Signup shown={shown} branchId={branchId} />}
      <CampNextStep shown={shown} branchId={branchId} onRegister={tab.openRegistration} />
    </>
  );
}

/** The way to hear of this season at this center, while there is something to hear of. */
function Signup({ shown, branchId }: { readonly shown: ShownCamp; readonly branchId: CenterId }) {
  const { camp, status } = shown;
  const { name, phone, telHref } = BRANCHES[branchId];
  if (status.tellMe === null) return null;
  return (
    <SignupBand season={camp.season} branch={branchId} tellMe={status.tellMe} lead={tellMeWords(shown, name)}>
      <p>
        {'Rather talk to somebody? Call '}
        <TextLink stands="inSentence" href={telHref}>
          {phone}
        </TextLink>
        .
      </p>
    </SignupBand>
  );
}
