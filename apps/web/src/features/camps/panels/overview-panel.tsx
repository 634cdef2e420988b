import { chakra } from '@chakra-ui/react';
import { campName, leadingShown } from '@kidcode/booking';
import { BRANCHES, directionsUrl } from '@kidcode/branches';
import { CAMPS_TEXT } from '@kidcode/current-school/generated/texts/camps';
import type { CampSeasonInfo } from '@kidcode/scheduling';
import { samplesIn } from '@kidcode/school';
import { campPath } from '@kidcode/site';
import {
  Card,
  SampleBadge,
  SectionHeading,
  Stack,
  Steps,
  TextLink,
  VisuallyHidden,
  styled,
} from '@kidcode/ui';

import { countWords } from '../../../shared/count-words';
import { SiteLink } from '../../../shared/page-link';
import { Photo } from '../../../shared/photo';
import { isShown } from '../../../shared/samples';
import { siteConfig } from '../../../shared/site-config';
import { type CampAtCenter, type CampPart, campParts, focusOf, useShownCamp } from '../use-shown-camp';

const Part = /* @__PURE__ */ styled('li', {
  display: 'grid',
  gap: '3',
  alignContent: 'start',
  justifyItems: 'start',
  '& > img': {
    width: 'full',
    aspectRatio: '16 / 11',
    objectFit: 'contain',
    padding: '4',
    borderRadius: 'card',
    background: 'accent.tint',
  },
  '& > h3': { textStyle: 'h3', fontSize: 'xl' },
  '& > p': { textStyle: 'label', color: 'accent.text' },
  '& > ul': { display: 'grid', gap: '1' },
});

const columns = (count: number) => ({ md: `repeat(${count}, minmax(0, 1fr))` });

/** What the children do in a part: two lines where it is one week, the names of the weeks where it is a month. */
function PartLines({ part, camp }: { readonly part: CampPart; readonly camp: CampSeasonInfo }) {
  const [only, ...more] = part.themes;
  if (only !== undefined && more.length === 0) {
    return (
      <ul>
        {camp.groups.map(({ name, ages }, group) => {
          const focus = focusOf(only, group);
          return (
            isShown(focus) && (
              <li key={name}>
                <strong>{`${name} (${ages}): `}</strong>
                {focus.focus}
              </li>
            )
          );
        })}
      </ul>
    );
  }
  return (
    <ul>
      {part.themes.map(({ week, title }) => (
        <li key={week}>{`Week ${week}: ${title}`}</li>
      ))}
    </ul>
  );
}

/** A season's parts, each with a picture of what a child makes. */
function OverviewParts({ camp }: { readonly camp: CampSeasonInfo }) {
  const parts = campParts(camp);
  if (parts.length === 0) return null;
  return (
    // On paper the weekly themes say the same.
    <Stack as="ol" gap="8" gridTemplateColumns={columns(parts.length === 2 ? 2 : 3)} data-print="never">
      {parts.map((part, index) => {
        const scene = camp.copy.scenes[index];
        return (
          <Part key={part.id}>
            {scene && <Photo {...scene} width={640} height={440} loading="lazy" />}
            <p>{part.when}</p>
            <h3>{part.title}</h3>
            <PartLines part={part} camp={camp} />
            {siteConfig.showSamples && samplesIn(part.themes).length > 0 && <SampleBadge />}
          </Part>
        );
      })}
    </Stack>
  );
}

/** What a child makes, for whom and where the camp is, and how a registration goes. */
export function OverviewPanel({ season, branchId }: CampAtCenter) {
  const { camp, status } = useShownCamp(season, branchId);
  const { groups, groupSizeMax, registration, sale, copy } = camp;
  const center = BRANCHES[branchId];
  const leading = leadingShown(status.today);
  const lead = camp.dailySchedule === null && leading.camp.dailySchedule !== null ? leading : null;
  const hasSteps = registration === 'by-deadline' && status.prices !== 'none';
  // The words of a season without prices speak of what is still to come.
  const isPromise = sale === null && status.phase !== 'announced';
  return (
    <>
      <SectionHeading title="What camp is like" {...(!isPromise && { lead: copy.intro })} />
      <OverviewParts camp={camp} />
      <Stack
        gap="12"
        marginTop="16"
        {...(hasSteps && { gridTemplateColumns: { lg: 'minmax(0, 7fr) minmax(0, 5fr)' } })}
      >
        {hasSteps && (
          <div data-print="never">
            <chakra.h3 textStyle="h2" fontSize="xl" marginBottom="6">
              How to register
            </chakra.h3>
            <Steps steps={CAMPS_TEXT.steps} level={4} />
          </div>
        )}
        <Stack
          gap="4"
          alignContent="start"
          {...((lead !== null || !hasSteps) && { gridTemplateColumns: columns(lead === null ? 2 : 3) })}
        >
          <Card tone="sunken">
            <h3>{countWords(groups.length, 'group')}</h3>
            <p>{groups.map(({ name, ages }) => `${name} are ${ages} years old`).join(', ')}.</p>
            <p>{`Groups have ${groupSizeMax} children at most.`}</p>
          </Card>
          {lead !== null && (
            <Card tone="sunken">
              <h3>A day at camp</h3>
              <p>{`Its hours follow. ${campName(lead.camp)} shows how a day runs.`}</p>
              <p>
                <SiteLink
                  href={`${campPath(lead.camp.season, branchId)}#schedule`}
                  label="See a day hour by hour"
                />
              </p>
            </Card>
          )}
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
        </Stack>
      </Stack>
    </>
  );
}
