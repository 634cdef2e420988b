import type { Block, Inline } from '@kidcode/school';
import { DataTable } from '@kidcode/ui';
import { SiteLink } from '../../shared/page-link';

/** What a Markdown file says, without its headings: whoever shows them knows their level. */
export function MarkdownBlocks({ blocks }: { readonly blocks: readonly Block[] }) {
  return blocks.map((block, index) => <BlockView key={index} block={block} />);
}

function BlockView({ block }: { readonly block: Block }) {
  switch (block.kind) {
    case 'heading':
      return null;
    case 'paragraph':
      return (
        <p>
          <Words words={block.words} />
        </p>
      );
    case 'list': {
      const items = block.items.map((words, index) => (
        <li key={index}>
          <Words words={words} />
        </li>
      ));
      return block.ordered ? <ol>{items}</ol> : <ul>{items}</ul>;
    }
    case 'table':
      return (
        <DataTable
          caption={block.columns.join(', ')}
          captionHidden
          columns={block.columns}
          rows={block.rows.map((cells, row) => ({
            id: String(row),
            cells: cells.map((words, index) => <Words key={index} words={words} />),
          }))}
        />
      );
  }
}

function Words({ words }: { readonly words: readonly Inline[] }) {
  return words.map((piece, index) => {
    if (typeof piece === 'string') return piece;
    if ('strong' in piece) return <strong key={index}>{piece.strong}</strong>;
    if ('emphasis' in piece) return <em key={index}>{piece.emphasis}</em>;
    return <SiteLink stands="inSentence" key={index} {...piece} />;
  });
}
