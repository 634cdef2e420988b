import { type ShownCamp, leadingShown, shownCamp, campName, withPlaces } from '@kidcode/booking';
import { type CenterId, BRANCHES, centerOr } from '@kidcode/branches';
import { isCampSeason } from '@kidcode/scheduling';
import { DEFAULT_SEASON } from '@kidcode/site';
import { Band, Stack, LinkButton, NextStep, Row, Tabs } from '@kidcode/ui';
import { Link } from 'react-router-dom';
import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

import { CampHero } from '../features/camps/camp-hero';
import { OfflinePrices } from '../features/camps/offline-prices';
import { CampTiles, EarlyBirdNotice, hasTiles, SeasonBanner } from '../features/camps/season-banner';
import { tellMeWords } from '../features/camps/season-status-words';
import {
  CAMP_TABS,
  RegisterButton,
  useCampTab,
  type CampTab,
  type CampTabId,
} from '../features/camps/camp-tab';
import { usePlaces } from '../features/camps/use-places';
import { selectToday } from '../features/clock/clock-slice';
import { island } from '../shared/island';
import { useSiteSelector } from '../shared/store-hooks';
import { useRouteParams } from '../shared/use-route-params';
import { hasPage } from '../shared/has-page';
import { SampleNote } from '../shared/samples';
import { siteConfig } from '../shared/site-config';
import { RegistrationPanel } from '../features/camps/panels/registration-panel';
import { ActionLink } from '../shared/page-link';

/* What the tabs tell needs no script, but for the registration; theirs comes when they are looked at. */
const OverviewPanel = island('camp-overview', () =>
  import('../features/camps/panels/overview-panel').then((module) => module.OverviewPanel),
);
const SchedulePanel = island('camp-schedule', () =>
  import('../features/camps/panels/schedule-panel').then((module) => module.SchedulePanel),
);
const ThemesPanel = island('camp-themes', () =>
  import('../features/camps/panels/themes-panel').then((module) => module.ThemesPanel),
);
const TechnologyPanel = island('camp-technology', () =>
  import('../features/camps/panels/technology-panel').then((module) => module.TechnologyPanel),
);
const DiscountsPanel = island('camp-discounts', () =>
  import('../features/camps/panels/discounts-panel').then((module) => module.DiscountsPanel),
);

const ABOUT_GROUPS: readonly CampTabId[] = ['overview', 'schedule', 'themes', 'technology'];

interface CampDetailsProps {
  readonly shown: ShownCamp;
  /** The same without what is known of the places. */
  readonly onDay: ShownCamp;
  readonly branchId: CenterId;
  readonly tab: CampTab;
}

/** What the way to the registration is called: a season that was open when the page was made may have no place left. */
const registerWords = ({ status: { phase } }: ShownCamp): string =>
  phase === 'open' ? 'Register Now' : 'Join the waiting list';

/** The six detail tabs. Each panel has the tab's id inside, so that links such as `#registration` find it. */
function CampDetails({ shown, onDay, branchId, tab }: CampDetailsProps) {
  const { camp } = shown;
  const register = onDay.priced !== null && (
    <RegisterButton onRegister={tab.openRegistration} variant="accent">
      {onDay.status.phase === 'open' ? registerWords(shown) : 'See Prices'}
    </RegisterButton>
  );
  const hasSamples = siteConfig.showSamples && camp.themes.some(({ juniors }) => juniors.sample);
  const panels: Readonly<Record<CampTabId, ReactNode>> = {
    overview: <OverviewPanel season={camp.season} branchId={branchId} />,
    schedule: <SchedulePanel season={camp.season} branchId={branchId} />,
    registration: <RegistrationPanel shown={shown} onDay={onDay} branchId={branchId} />,
    themes: <ThemesPanel season={camp.season} branchId={branchId} />,
    technology: <TechnologyPanel season={camp.season} />,
    discounts: (
      <>
        <DiscountsPanel season={camp.season} branchId={branchId} />
        <Row gap="3" marginTop="8">
          {register}
          <ActionLink href="/contact-us" label="Contact Us About Discounts" />
        </Row>
      </>
    ),
  };
  return (
    // The tabs stay in sight above what a link leads to: on a phone in two rows.
    <chakra.div css={{ '& [role=tabpanel] > div': { scrollMarginTop: { base: '8rem', md: '5.5rem' } } }}>
      <Tabs
        label="Camp details"
        selected={tab.current}
        onSelect={tab.select}
        tabs={CAMP_TABS.map((item) => ({
          ...item,
          panel: (
            <div id={item.id} tabIndex={-1}>
              {panels[item.id]}
              {hasSamples && ABOUT_GROUPS.includes(item.id) && (
                <chakra.div marginTop="6">
                  <SampleNote>
                    what the groups do and use, hour by hour and week by week, are examples.
                  </SampleNote>
                </chakra.div>
              )}
            </div>
          ),
        }))}
      />
    </chakra.div>
  );
}

interface CampNextStepProps {
  readonly shown: ShownCamp;
  readonly branchId: CenterId;
  readonly register: ReactNode;
}

/** The band that closes a camp page: register while that is possible, else a first class meanwhile. */
function CampNextStep({ shown, branchId, register }: CampNextStepProps) {
  const { phone, telHref, name } = BRANCHES[branchId];
  const isOpen = shown.status.phase === 'open';
  return (
    <NextStep
      title={isOpen ? `Save a place in ${campName(shown.camp)}` : 'Start before the next camp'}
      text={
        isOpen
          ? `Not sure which week fits? Ask us in ${name}.`
          : 'A trial class is free, and no credit card is needed.'
      }
    >
      {register}
      {!isOpen && (
        <LinkButton asChild size="lg">
          <Link to="/?dialog=trial">Book A Free Trial</Link>
        </LinkButton>
      )}
      {isOpen && hasPage('camp-plan') && <ActionLink href="/camps/plan" label="Another child or week?" />}
      <LinkButton href={telHref} variant="outline" size="lg">{`Call ${phone}`}</LinkButton>
    </NextStep>
  );
}

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
  const onDay = shownCamp(season, today, branchId);
  const shown = withPlaces(onDay, usePlaces(), [branchId]);
  const { camp, status } = shown;
  const tab = useCampTab();
  const lead = leadingShown(today);
  const isOpen = status.phase === 'open';
  const register = (variant: 'primary' | 'outline' = 'primary') =>
    onDay.status.phase === 'open' &&
    onDay.priced !== null && (
      <RegisterButton onRegister={tab.openRegistration} variant={variant}>
        {registerWords(shown)}
      </RegisterButton>
    );
  // An announced camp has set its days and no more: a mail says the rest.
  const isBare = !camp.isOver && !hasTiles(camp);
  return (
    <>
      <OfflinePrices />
      <CampHero shown={shown} branchId={branchId} register={register()} />
      <SeasonBanner
        shown={shown}
        branchId={branchId}
        next={lead.camp.isOver || lead.camp.season === season ? null : lead}
        register={register('outline')}
      />
      {hasTiles(camp) && (
        <Band dense joined>
          <Stack gap="4">
            <CampTiles camp={camp} />
            {isOpen && <EarlyBirdNotice season={season} branchId={branchId} />}
          </Stack>
        </Band>
      )}
      {isBare && <Signup shown={shown} branchId={branchId} />}
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
          <CampDetails key={`${season}-${branchId}`} {...{ shown, onDay, branchId, tab }} />
        </Band>
      )}
      {!isBare && (
        <Band tone="sunken" divider="curve" labelledBy="camp-questions">
          <CampQuestions season={season} />
        </Band>
      )}
      {!camp.isOver && !isBare && <Signup shown={shown} branchId={branchId} />}
      <CampNextStep shown={shown} branchId={branchId} register={register()} />
    </>
  );
}

/** The way to hear of this season at this center, while there is something to hear of. */
function Signup({ shown, branchId }: { readonly shown: ShownCamp; readonly branchId: CenterId }) {
  const { camp, status } = shown;
  const { name } = BRANCHES[branchId];
  if (status.tellMe === null) return null;
  // The banner above an announced camp has said what the mail is for.
  const lead =
    status.phase === 'announced' ? `About ${campName(camp)} in ${name}.` : tellMeWords(shown, name);
  return <SignupBand season={camp.season} branch={branchId} tellMe={status.tellMe} lead={lead} />;
}
