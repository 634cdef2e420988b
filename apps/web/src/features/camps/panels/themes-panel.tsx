import { chakra } from '@chakra-ui/react';
import { campOn, type CampSeason } from '@kidcode/scheduling';
import type { CampTheme } from '@kidcode/school';
import { Badge, SampleBadge, SectionHeading, TextLink, VisuallyHidden } from '@kidcode/ui';

import { curriculumUrl } from '../../../content/camps';
import { NotPublished } from './not-published';

const Months = /* @__PURE__ */ chakra('div', { base: { display: 'grid', gap: '16' } });
const List = /* @__PURE__ */ chakra('ol', { base: { display: 'grid', gap: '4' } });
const Week = /* @__PURE__ */ chakra('li', {
  base: {
    display: 'grid',
    gap: '4',
    layerStyle: 'card',
    padding: 'clamp(1.25rem, 2.5vw, 2rem)',
    lg: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 4fr) minmax(0, 4fr)', columnGap: '8' },
  },
});
const When = /* @__PURE__ */ chakra('p', { base: { textStyle: 'label', color: 'accent.text' } });
const Title = /* @__PURE__ */ chakra('h4', { base: { textStyle: 'h3', marginBlock: '1' } });
const Group = /* @__PURE__ */ chakra('div', {
  base: {
    display: 'grid',
    gap: '1',
    alignContent: 'start',
    justifyItems: 'start',
    borderTop: { base: '1px solid {colors.line.hair}', lg: 'none' },
    paddingTop: { base: '3', lg: '0' },
    '& > h5': { textStyle: 'h4', display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2' },
  },
});

interface WeekThemeProps {
  readonly season: CampSeason;
  readonly theme: CampTheme;
}

/** One week: its theme, and what each age group does. */
function WeekTheme({ season, theme }: WeekThemeProps) {
  const { groups, weeks } = campOn(season);
  const dates = weeks.find(({ number }) => number === theme.week)?.label;
  return (
    <Week>
      <div>
        <When>{dates === undefined ? `Week ${theme.week}` : `Week ${theme.week}, ${dates}`}</When>
        <Title>{theme.title}</Title>
        {theme.event !== null && <Badge tone="accent">{theme.event}</Badge>}
        {theme.sample && <SampleBadge />}
      </div>
      {groups.map(({ name, ages }) => (
        <Group key={name}>
          <h5>
            {`${name}, ${ages}`}
            <SampleBadge />
          </h5>
          <p>{(name === 'Juniors' ? theme.juniors : theme.seniors).focus}</p>
          <TextLink href={curriculumUrl(season, name, theme.week)} target="_blank" rel="noopener noreferrer">
            Curriculum
            <VisuallyHidden>{` of week ${theme.week} for ${name} (opens in a new tab)`}</VisuallyHidden>
          </TextLink>
        </Group>
      ))}
    </Week>
  );
}

/** The weeks under their months; a season without months is one list. */
function themeMonths(season: CampSeason) {
  const { themes, months } = campOn(season);
  if (themes.length === 0) return [];
  if (months.length === 0) return [{ id: 'all', heading: 'Week by week', weeks: themes }];
  return months.map(({ id, name, theme }) => ({
    id,
    heading: `${name} ${theme}`,
    weeks: themes.filter(({ month }) => month === id),
  }));
}

/** Weekly themes for Juniors and Seniors; summer's ten weeks by month. */
export function ThemesPanel({ season }: { readonly season: CampSeason }) {
  const months = themeMonths(season);
  if (months.length === 0) {
    return (
      <NotPublished title="The themes are not out yet">
        Leave us your e-mail and we send them to you.
      </NotPublished>
    );
  }
  return (
    <>
      <SectionHeading
        title="Weekly themes"
        lead="One theme a week, each at two levels: for Juniors and for Seniors."
      />
      <Months>
        {months.map(({ id, heading, weeks }) => (
          <chakra.section key={id} aria-labelledby={`themes-${id}`}>
            <chakra.h3 id={`themes-${id}`} textStyle="h2" fontSize="xl" marginBottom="4">
              {heading}
            </chakra.h3>
            <List>
              {weeks.map((theme) => (
                <WeekTheme key={theme.week} season={season} theme={theme} />
              ))}
            </List>
          </chakra.section>
        ))}
      </Months>
    </>
  );
}
