import { chakra } from '@chakra-ui/react';
import type { CenterId } from '@kidcode/branches';
import type { CampSeason, SeasonStatus } from '@kidcode/scheduling';
import { Tabs } from '@kidcode/ui';
import type { ReactNode } from 'react';

import { CAMP_TABS, type CampTabId } from './camp-tab';
import { DiscountsPanel } from './panels/discounts-panel';
import { OverviewPanel } from './panels/overview-panel';
import { RegistrationPanel } from './panels/registration-panel';
import { SchedulePanel } from './panels/schedule-panel';
import { TechnologyPanel } from './panels/technology-panel';
import { ThemesPanel } from './panels/themes-panel';
import { RegisterButton } from './register-button';
import type { CampTab } from './use-camp-tab';
import { isPricedSeason } from '@kidcode/pricing';

/* Until scripts run, the section that the address names is shown by CSS alone, whatever tab is marked: one more attribute than
   the tabs' own rule has, so that it wins. */
const Frame = /* @__PURE__ */ chakra('div', {
  base: {
    '& [role=tabpanel][data-inactive]:has(> :target)': { display: 'block' },
    '& [role=tabpanel] > div': { scrollMarginTop: '5.5rem' },
  },
});

interface CampDetailsProps {
  readonly season: CampSeason;
  readonly branchId: CenterId;
  readonly status: SeasonStatus;
  readonly tab: CampTab;
}

/** The six detail tabs. Each panel has the tab's id inside, so that links such as `#registration` find it. */
export function CampDetails({ season, branchId, status, tab }: CampDetailsProps) {
  const register = isPricedSeason(season) && (
    <RegisterButton onRegister={tab.openRegistration} variant="accent">
      {status.phase === 'open' ? 'Register Now' : 'See Prices'}
    </RegisterButton>
  );
  const panels: Readonly<Record<CampTabId, ReactNode>> = {
    overview: <OverviewPanel season={season} branchId={branchId} />,
    schedule: <SchedulePanel season={season} />,
    registration: <RegistrationPanel season={season} branchId={branchId} />,
    themes: <ThemesPanel season={season} />,
    technology: <TechnologyPanel />,
    discounts: <DiscountsPanel season={season} register={register} />,
  };
  return (
    <Frame>
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
    </Frame>
  );
}
