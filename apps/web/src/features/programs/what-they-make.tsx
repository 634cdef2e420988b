import { chakra } from '@chakra-ui/react';
import { Band, SectionHeading, type BandProps } from '@kidcode/ui';
import type { ReactNode } from 'react';

import type { Project, ProjectsText } from '@kidcode/school';
import { shownOf } from '../../shared/samples';
import { ProjectWords } from './project-words';
import { SnippetView } from './snippet-view';

const Bench = /* @__PURE__ */ chakra('ul', {
  base: {
    display: 'grid',
    gap: 'clamp(2.5rem, 5vw, 4rem)',
    lg: {
      gridTemplateColumns: 'minmax(0, 1.15fr) minmax(0, 0.85fr)',
      columnGap: '16',
      '& > :first-of-type': { gridRow: '1 / span 2', position: 'sticky', top: '9rem', alignSelf: 'start' },
    },
    '& > li': { display: 'grid', gap: '6', alignContent: 'start', minWidth: '0' },
  },
});
const Rows = /* @__PURE__ */ chakra('ul', {
  base: {
    display: 'grid',
    gap: 'clamp(3rem, 6vw, 4.5rem)',
    '& > li': {
      display: 'grid',
      gap: '6',
      alignItems: 'center',
      md: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', columnGap: 'clamp(2rem, 6vw, 5rem)' },
    },
    '& > li:nth-of-type(even) > figure': { md: { order: '2' } },
  },
});
/* Each project stands one step higher than the one before: first steps, then more. */
const Stairs = /* @__PURE__ */ chakra('ol', {
  base: {
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
  },
});

interface WhatTheyMakeProps {
  readonly text: ProjectsText;
  /** `bench`: one large, two beside it; `rows`: alternating; `stairs`: each builds on the one before. */
  readonly layout: 'bench' | 'rows' | 'stairs';
  readonly tone?: BandProps['tone'];
  readonly divider?: BandProps['divider'];
  readonly id?: string;
}

/** Three projects with the tool they are made in and some lines of each. */
export function WhatTheyMake({
  text,
  layout,
  tone = 'paper',
  divider = 'none',
  id = 'projects',
}: WhatTheyMakeProps) {
  const projects = shownOf(text.projects);
  if (projects.length === 0) return null;
  return (
    <Band tone={tone} divider={divider} labelledBy={id}>
      <SectionHeading id={id} title={text.title} lead={text.lead} />
      {LAYOUT[layout](projects)}
    </Band>
  );
}

/** Beside the large one there is room for a few lines only. */
const withoutStage = ({ snippet, tool }: Project) => ({ snippet, tool });

const LAYOUT: Record<WhatTheyMakeProps['layout'], (projects: readonly Project[]) => ReactNode> = {
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
};
