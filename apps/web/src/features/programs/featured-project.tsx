import { chakra } from '@chakra-ui/react';

import type { Project } from '@kidcode/school';
import { ProjectWords } from './project-words';
import { SnippetView } from './snippet-view';

const Row = /* @__PURE__ */ chakra('div', {
  base: {
    display: 'grid',
    gap: '8',
    alignItems: 'start',
    lg: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)', columnGap: '16' },
  },
});

/** One project, words and snippet side by side. */
export function FeaturedProject({ project }: { readonly project: Project }) {
  return (
    <Row>
      <ProjectWords project={project} large />
      <SnippetView project={project} />
    </Row>
  );
}
