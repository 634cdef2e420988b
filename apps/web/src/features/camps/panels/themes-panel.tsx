import { chakra } from '@chakra-ui/react';
import type { CampSeasonInfo } from '@kidcode/scheduling';
import type { CampTheme } from '@kidcode/school';
import { BRAND, wordList } from '@kidcode/site';
import { Badge, SampleBadge, SectionHeading, Stack, TextLink, VisuallyHidden, styled } from '@kidcode/ui';

import { isShown, shownOf } from '../../../shared/samples';
import { type CampAtCenter, campParts, focusOf, useShownCamp, weekWords } from '../use-shown-camp';
import { NotPublished } from './not-published';

const Group = /* @__PURE__ */ styled('div', {
  display: 'grid',
  gap: '1',
  alignContent: 'start',
  justifyItems: 'start',
  borderTop: { base: '1px solid {colors.line.hair}', lg: 'none' },
  paddingTop: { base: '3', lg: '0' },
  '& > h5': { textStyle: 'h4', display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2' },
});

/** One week: its theme, and what each age group does. */
function WeekTheme({ camp, theme }: { readonly camp: CampSeasonInfo; readonly theme: CampTheme }) {
  return (
    <Stack
      as="li"
      gap="4"
      layerStyle="card"
      padding="clamp(1.25rem, 2.5vw, 2rem)"
      gridTemplateColumns={{ lg: 'minmax(0, 5fr) minmax(0, 4fr) minmax(0, 4fr)' }}
      columnGap={{ lg: '8' }}
    >
      <div>
        <chakra.p textStyle="label" color="accent.text">
          {weekWords(camp, theme.week)}
        </chakra.p>
        <chakra.h4 textStyle="h3" marginBlock="1">
          {theme.title}
        </chakra.h4>
        {theme.event !== null && <Badge tone="accent">{theme.event}</Badge>}
        {theme.sample && <SampleBadge />}
      </div>
      {camp.groups.map(({ name, ages }, group) => {
        const focus = focusOf(theme, group);
        return (
          isShown(focus) && (
            <Group key={name}>
              <h5>
                {`${name}, ${ages}`}
                {focus.sample && <SampleBadge />}
              </h5>
              <p>{focus.focus}</p>
              <CurriculumLink season={camp.season} group={name} week={theme.week} />
            </Group>
          )
        );
      })}
    </Stack>
  );
}

/** Each theme's page on another site, where the school has one (specification 2, section 2, Themes tab). */
function CurriculumLink(props: { readonly season: string; readonly group: string; readonly week: number }) {
  const { season, group, week } = props;
  if (BRAND.curriculumUrl === null) return null;
  const url = `${BRAND.curriculumUrl}/${season}-camp/${group.toLowerCase()}/week-${week}`;
  return (
    <TextLink href={url} target="_blank" rel="noopener noreferrer">
      Curriculum
      <VisuallyHidden>{` of week ${week} for ${group} (opens in a new tab)`}</VisuallyHidden>
    </TextLink>
  );
}

/** The weeks under their months; a season without months is one list. */
function themeMonths(camp: CampSeasonInfo) {
  const themes = shownOf(camp.themes);
  return camp.months.length === 0 && themes.length > 0
    ? [{ id: 'all', title: 'Week by week', themes }]
    : campParts(camp).filter((part) => part.themes.length > 0);
}

/** Weekly themes for each age group; by month where the season has months. */
export function ThemesPanel({ season, branchId }: CampAtCenter) {
  const { camp } = useShownCamp(season, branchId);
  const months = themeMonths(camp);
  if (months.length === 0) {
    return (
      <NotPublished season={season} what="The themes are">
        Leave us your e-mail and we send them to you.
      </NotPublished>
    );
  }
  return (
    <>
      <SectionHeading
        title="Weekly themes"
        lead={`One theme a week, for each group at its level: ${wordList(camp.groups.map(({ name }) => name))}.`}
      />
      <Stack gap="16">
        {months.map(({ id, title, themes }) => (
          <chakra.section key={id} aria-labelledby={`themes-${id}`}>
            <chakra.h3 id={`themes-${id}`} textStyle="h2" fontSize="xl" marginBottom="4">
              {title}
            </chakra.h3>
            <Stack as="ol" gap="4">
              {themes.map((theme) => (
                <WeekTheme key={theme.week} camp={camp} theme={theme} />
              ))}
            </Stack>
          </chakra.section>
        ))}
      </Stack>
    </>
  );
}
