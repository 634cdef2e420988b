import { fromMarkdown } from 'mdast-util-from-markdown';

import { saidValues } from './said-values.ts';

type Node = ReturnType<typeof fromMarkdown> | ReturnType<typeof fromMarkdown>['children'][number];

/** What a written answer may be made of. Markup, pictures and links by reference are none of it: nobody needs them. */
const ALLOWED = new Set([
  'root',
  'paragraph',
  'text',
  'strong',
  'emphasis',
  'list',
  'listItem',
  'break',
  'link',
  'blockquote',
  'heading',
  'inlineCode',
  'thematicBreak',
]);

/** Every node below one, itself first. */
function nodesOf(node: Node): readonly Node[] {
  const children = 'children' in node ? (node.children as readonly Node[]) : [];
  return [node, ...children.flatMap(nodesOf)];
}

/** What a reader sees of Markdown, with the marks and escapes resolved; blocks stay apart. */
function readerText(nodes: readonly Node[]): string {
  return nodes
    .map((node) => {
      if (node.type === 'text' || node.type === 'inlineCode') return node.value;
      return node.type === 'paragraph' || node.type === 'listItem' || node.type === 'break' ? '\n' : '';
    })
    .join('');
}

/**
 * Whether every price, date, phone number, link and address of a written answer stands in the material that it was written
 * from. It is read as Markdown, as the panel shows it: an escape or a mark hides nothing.
 *
 * @param material facts and passages, as the model got them.
 * @param links the addresses that the answer may lead to.
 */
export function isFromMaterial(answer: string, material: string, links: ReadonlySet<string>): boolean {
  const nodes = nodesOf(fromMarkdown(answer));
  if (nodes.some(({ type }) => !ALLOWED.has(type))) return false;
  if (nodes.some((node) => node.type === 'link' && !links.has(node.url))) return false;
  const known = saidValues(`${material}\n${readerText(nodesOf(fromMarkdown(material)))}`);
  return [...saidValues(readerText(nodes))].every((value) => known.has(value));
}
