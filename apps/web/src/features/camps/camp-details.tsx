import { chakra } from '@chakra-ui/react';
import type { ShownCamp } from '@kidcode/booking';
import type { CenterId } from '@kidcode/branches';
import { LinkButton, Row, Tabs } from '@kidcode/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { island } from '../../shared/island';
import { SampleNote } from '../../shared/sample-note';
import { siteConfig } from '../../shared/site-config';
import { RegistrationPanel } from './panels/registration-panel';
import { RegisterButton } from './register-button';
import type { CampTab, CampTabId } from './use-camp-tab';
import { CAMP_TABS } from './use-camp-tab';

/** What to do about the discounts: register, or ask. */
function DiscountActions({ register }: { readonly register: ReactNode }) {
  return (
    <Row gap="3" marginTop="8">
      {register}
      <LinkButton asChild variant="outline" size="lg">
        <Link to="/contact-us">Contact Us About Discounts</Link>
      </LinkButton>
    </Row>
  );
}

/* What the tabs tell needs no script, but for the registration; theirs comes when they are looked at. */
const OverviewPanel = island('camp-overview', () =>
  import('./panels/overview-panel').then((module) => module.OverviewPanel),
);
const SchedulePanel = island('camp-schedule', () =>
  import('./panels/schedule-panel').then((module) => module.SchedulePanel),
);
const ThemesPanel = island('camp-themes', () =>
  import('./panels/themes-panel').then((module) => module.ThemesPanel),
);
const TechnologyPanel = island('camp-technology', () =>
  import('./panels/technology-panel').then((module) => module.TechnologyPanel),
);
const DiscountsPanel = island('camp-discounts', () =>
  import('./panels/discounts-panel').then((module) => module.DiscountsPanel),
);

interface CampDetailsProps {
  readonly shown: ShownCamp;
  readonly branchId: CenterId;
  readonly tab: CampTab;
}

/** The six detail tabs. Each panel has the tab's id inside, so that links such as `#registration` find it. */
export function CampDetails({ shown, branchId, tab }: CampDetailsProps) {
  const { camp, status, priced } = shown;
  const register = priced !== null && (
    <RegisterButton onRegister={tab.openRegistration} variant="accent">
      {status.phase === 'open' ? 'Register Now' : 'See Prices'}
    </RegisterButton>
  );
  const panels: Readonly<Record<CampTabId, ReactNode>> = {
    overview: <OverviewPanel season={camp.season} branchId={branchId} />,
    schedule: <SchedulePanel season={camp.season} branchId={branchId} />,
    registration: <RegistrationPanel shown={shown} branchId={branchId} />,
    themes: <ThemesPanel season={camp.season} branchId={branchId} />,
    technology: <TechnologyPanel season={camp.season} />,
    discounts: (
      <>
        <DiscountsPanel season={camp.season} branchId={branchId} />
        <DiscountActions register={register} />
      </>
    ),
  };
  return (
    <chakra.div css={{ '& [role=tabpanel] > div': { scrollMarginTop: '5.5rem' } }}>
      {siteConfig.showSamples && camp.themes.some(({ juniors }) => juniors.sample) && (
        <SampleNote>what the groups do and use, hour by hour and week by week, are examples.</SampleNote>
      )}
      <Tabs
        label="Camp details"
        selected={tab.current}
        onSelect={tab.select}
        tabs={CAMP_TABS.map((item) => ({
          ...item,
          panel: (
            <div id={item.id} tabIndex={-1}>
              {panels[item.id]}
            </div>
          ),
        }))}
      />
    </chakra.div>
  );
}
