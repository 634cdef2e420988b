import { chakra } from '@chakra-ui/react';
import { Chip, SampleBadge } from '@kidcode/ui';

import type { Project } from './schema';

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
const Labels = /* @__PURE__ */ chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2' },
});
const Learns = /* @__PURE__ */ chakra('p', {
  base: {
    paddingInlineStart: '4',
    borderInlineStart: '4px solid {colors.accent.wash}',
    textStyle: 'small',
    color: 'fg.quiet',
    '& > strong': { color: 'fg.ink' },
  },
});

/** What a project is, what it is made with and what stays with the child. */
export function ProjectWords({
  project,
  sample,
  large = false,
}: {
  readonly project: Omit<Project, 'snippet' | 'stage'>;
  readonly sample: boolean;
  readonly large?: boolean;
}) {
  return (
    <Words large={large}>
      <Labels>
        <Chip tone="accent">{project.tool}</Chip>
        {sample && <SampleBadge />}
      </Labels>
      <h3>{project.title}</h3>
      <p>{project.text}</p>
      <Learns>
        <strong>What stays:</strong> {project.learns}
      </Learns>
    </Words>
  );
}
