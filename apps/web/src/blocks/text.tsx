import type { Block } from '@kidcode/school';
import { Band, Prose, SectionHeading } from '@kidcode/ui';

import { MarkdownBlocks } from '../features/company/markdown-blocks';

interface TextProps {
  readonly id?: string;
  readonly title?: string;
  readonly words: readonly Block[];
}

/** What stands in a page outside of its fences. */
export function Text({ id, title, words }: TextProps) {
  return (
    <Band {...(id !== undefined && { labelledBy: id })}>
      {title !== undefined && <SectionHeading {...(id !== undefined && { id })} title={title} />}
      <Prose>
        <MarkdownBlocks blocks={words} />
      </Prose>
    </Band>
  );
}
