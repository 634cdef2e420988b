import { chakra } from '@chakra-ui/react';
import { shownCamp } from '@kidcode/booking';
import { BRANCHES, directionsUrl, type CenterId } from '@kidcode/branches';
import { CAMPS_TEXT } from '@kidcode/current-school/generated/texts/camps';
import type { CampSeason } from '@kidcode/scheduling';
import { Card, SectionHeading, Steps, TextLink, VisuallyHidden } from '@kidcode/ui';

import { useSiteSelector } from '../../../shared/store-hooks';
import { selectToday } from '../../clock/clock-slice';
import { countWords } from '../../../shared/count-words';
import { OverviewParts } from './overview-parts';

const Columns = /* @__PURE__ */ chakra('div', {
  base: { display: 'grid', gap: '12', marginTop: '16' },
  variants: { steps: { true: { lg: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' } } } },
});
const Title = /* @__PURE__ */ chakra('h3', { base: { textStyle: 'h2', fontSize: 'xl', marginBottom: '6' } });
const Facts = /* @__PURE__ */ chakra('div', {
  base: { display: 'grid', gap: '4', alignContent: 'start' },
  variants: { wide: { true: { md: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } } } },
});

interface OverviewPanelProps {
  readonly season: CampSeason;
  readonly branchId: CenterId;
}

/** What a child makes, for whom and where the camp is, and how a registration goes. */
export function OverviewPanel({ season, branchId }: OverviewPanelProps) {
  const shown = shownCamp(season, useSiteSelector(selectToday), branchId);
  const { camp, status } = shown;
  const { groups, groupSizeMax, registration, sale, copy } = camp;
  const center = BRANCHES[branchId];
  const hasSteps = registration === 'by-deadline' && status.prices !== 'none';
  // The words of a season without prices speak of what is still to come.
  const isPromise = sale === null && status.phase !== 'announced';
  return (
    <>
      <SectionHeading title="What camp is like" {...(!isPromise && { lead: copy.intro })} />
      <OverviewParts camp={camp} />
      <Columns steps={hasSteps}>
        {hasSteps && (
          <div>
            <Title>How to register</Title>
            <Steps steps={CAMPS_TEXT.steps} level={4} />
          </div>
        )}
        <Facts wide={!hasSteps}>
          <Card tone="sunken">
            <h3>{countWords(groups.length, 'group')}</h3>
            <p>{groups.map(({ name, ages }) => `${name} are ${ages} years old`).join(', ')}.</p>
            <p>{`Groups have ${groupSizeMax} children at most.`}</p>
          </Card>
          <Card tone="tint">
            <h3>{`Where: ${center.name}`}</h3>
            <p>{center.address}</p>
            <p>
              <TextLink href={directionsUrl(center)} target="_blank" rel="noopener noreferrer">
                Directions<VisuallyHidden> (opens in a new tab)</VisuallyHidden>
              </TextLink>
              {' or call '}
              <TextLink href={center.telHref}>{center.phone}</TextLink>
            </p>
          </Card>
        </Facts>
      </Columns>
    </>
  );
}
