import { chakra } from '@chakra-ui/react';
import { Chip, SampleBadge, SmallText, Stack, Section, styled } from '@kidcode/ui';
import type { ReactNode } from 'react';
import { Fragment } from 'react';

import type { BlockProps } from './all-blocks';
import type { Project } from './project-blocks';
import { SnippetView } from './snippet-view';

const Words = /* @__PURE__ */ chakra('div', {
  base: {
    display: 'grid',
    gap: '3',
    justifyItems: 'start',
    alignContent: 'start',
    minWidth: '0',
    '& > h3': { textStyle: 'h3' },
    '& > p': { maxWidth: '46ch' },
  },
  variants: { large: { true: { '& > h3': { textStyle: 'h2', fontSize: 'xl' } } } },
});

function ProjectWords({
  project,
  large = false,
}: {
  readonly project: Omit<Project, 'snippet' | 'stage'>;
  readonly large?: boolean;
}) {
  return (
    <Words large={large}>
      <Chip tone="accent">{project.tool}</Chip>
      <h3>{project.title}</h3>
      <p>{project.text}</p>
      <SmallText
        paddingInlineStart="4"
        borderInlineStart="4px solid {colors.accent.wash}"
        css={{ '& > strong': { color: 'fg.ink' } }}
      >
        <strong>What stays:</strong> {project.learns}
      </SmallText>
    </Words>
  );
}

const Bench = /* @__PURE__ */ styled('ul', {
  display: 'grid',
  gap: 'clamp(2.5rem, 5vw, 4rem)',
  lg: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    columnGap: '16',
    '& > :first-of-type': {
      gridColumn: '1 / -1',
      gridTemplateColumns: 'minmax(0, 1.15fr) minmax(0, 0.85fr)',
      alignItems: 'center',
      columnGap: '16',
    },
  },
  '& > li': { display: 'grid', gap: '6', alignContent: 'start', minWidth: '0' },
});
const Rows = /* @__PURE__ */ styled('ul', {
  display: 'grid',
  gap: 'clamp(3rem, 6vw, 4.5rem)',
  '& > li': {
    display: 'grid',
    gap: '6',
    alignItems: 'center',
    md: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', columnGap: 'clamp(2rem, 6vw, 5rem)' },
  },
  '& > li:nth-of-type(even) > figure': { md: { order: '2' } },
});
/* Each project stands one step higher than the one before: first steps, then more. */
const Stairs = /* @__PURE__ */ styled('ol', {
  display: 'grid',
  gap: '12',
  lg: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', columnGap: '6' },
  '& > li': {
    display: 'grid',
    gap: '6',
    alignContent: 'start',
    minWidth: '0',
    paddingTop: '6',
    borderTop: '6px solid {colors.accent.solid}',
    lg: { marginTop: 'calc((2 - var(--step)) * 4rem)' },
  },
});

export function Projects({ layout, sample, projects, ...frame }: BlockProps<'projects'>) {
  return (
    <Section {...frame}>
      {sample === true && (
        <chakra.p marginBottom="6">
          <SampleBadge />
        </chakra.p>
      )}
      {LAYOUT[layout](projects)}
    </Section>
  );
}

type Projects = BlockProps<'projects'>['projects'];

/** Beside the large one there is room for a few lines only. */
const withoutStage = ({ snippet, tool }: Projects[number]) => ({ snippet, tool });

/** `bench`: one large, two beside it; `rows`: alternating; `stairs`: each builds on the one before. */
const LAYOUT: Record<BlockProps<'projects'>['layout'], (projects: Projects) => ReactNode> = {
  bench: (projects) => (
    <Bench>
      {projects.map((project, index) => (
        <li key={project.title}>
          {index === 0 && <SnippetView project={project} />}
          <ProjectWords project={project} large={index === 0} />
          {index > 0 && <SnippetView project={withoutStage(project)} />}
        </li>
      ))}
    </Bench>
  ),
  rows: (projects) => (
    <Rows>
      {projects.map((project) => (
        <li key={project.title}>
          <SnippetView project={project} />
          <ProjectWords project={project} large />
        </li>
      ))}
    </Rows>
  ),
  stairs: (projects) => (
    <Stairs>
      {projects.map((project, index) => (
        <chakra.li key={project.title} css={{ '--step': index }}>
          <ProjectWords project={project} />
          <SnippetView project={project} />
        </chakra.li>
      ))}
    </Stairs>
  ),
  one: (projects) => (
    <Stack
      gap="8"
      alignItems="start"
      gridTemplateColumns={{ lg: 'minmax(0, 5fr) minmax(0, 7fr)' }}
      columnGap={{ lg: '16' }}
    >
      {projects.map((project) => (
        <Fragment key={project.title}>
          <ProjectWords project={project} large />
          <SnippetView project={project} />
        </Fragment>
      ))}
    </Stack>
  ),
};
