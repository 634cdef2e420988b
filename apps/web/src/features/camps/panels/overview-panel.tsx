import { chakra } from '@chakra-ui/react';
import { BRANCHES, directionsUrl, type CenterId } from '@kidcode/branches';
import { CAMP_SEASONS, type CampSeason } from '@kidcode/scheduling';
import { Card, SectionHeading, Steps, TextLink, VisuallyHidden } from '@kidcode/ui';

import { CAMP_COPY, REGISTRATION_STEPS } from '../../../content/camps';

const Columns = /* @__PURE__ */ chakra('div', {
  base: { display: 'grid', gap: '12', lg: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
});
const Groups = /* @__PURE__ */ chakra('div', {
  base: { display: 'grid', gap: '4', alignContent: 'start' },
});

interface OverviewPanelProps {
  readonly season: CampSeason;
  readonly branchId: CenterId;
}

/** What the camp is, for whom and where, and how a registration goes. */
export function OverviewPanel({ season, branchId }: OverviewPanelProps) {
  const { groups, groupSizeMax, themes, registration } = CAMP_SEASONS[season];
  const { name, address, phone, telHref } = BRANCHES[branchId];
  const first = themes[0];
  const last = themes.at(-1);
  return (
    <>
      <SectionHeading title="What camp is like" lead={CAMP_COPY[season].intro} />
      <Columns>
        <Groups>
          {groups.map((group) => (
            <Card key={group.name}>
              <h3>{`${group.name}, ages ${group.ages}`}</h3>
              <p>{`Groups of ${groupSizeMax} children at most, so that somebody always sees what your child is stuck on.`}</p>
              {first && last && <p>{`From ${first.title} to ${last.title}.`}</p>}
            </Card>
          ))}
          <Card tone="tint">
            <h3>{`Where: ${name}`}</h3>
            <p>{address}</p>
            <p>
              <TextLink href={directionsUrl(address)} target="_blank" rel="noopener noreferrer">
                Directions<VisuallyHidden> (opens in a new tab)</VisuallyHidden>
              </TextLink>
              {' or call '}
              <TextLink href={telHref}>{phone}</TextLink>
            </p>
          </Card>
        </Groups>
        {registration === 'by-deadline' && (
          <div>
            <SectionHeading level={3} title="How to register" />
            <Steps steps={REGISTRATION_STEPS} level={4} />
          </div>
        )}
      </Columns>
    </>
  );
}
