import { chakra } from '@chakra-ui/react';
import { Stack, styled } from '@kidcode/ui';
import type { ReactNode } from 'react';

import type { Project } from './project-blocks';
import { StageView } from './stage-view';

/** Comments, texts in quotes, numbers, and the keywords and tags of the three languages. */
const COLOURED =
  /(--.*|#.*|"[^"]*"|'[^']*'|\b\d+\b|\b(?:local|function|end|if|then|else|for|in|while|do|return|def|import|from|print|and|or|not)\b|<\/?\w+>?)/;

function kindOf(coloured: string) {
  if (/^(?:--|#)/.test(coloured)) return 'comment';
  if (/^["']/.test(coloured)) return 'text';
  return /^\d/.test(coloured) ? 'number' : 'keyword';
}

/** Cuts a line of Lua, Python or HTML into words to colour. The words add up to the line. */
export const codeWords = (line: string) =>
  line
    .split(COLOURED)
    // What the pattern keeps stands at the odd places.
    .map((text, index) => ({ text, kind: index % 2 === 0 ? 'plain' : kindOf(text) }))
    .filter(({ text }) => text !== '');

const Window = /* @__PURE__ */ chakra('figure', {
  base: {
    display: 'grid',
    gridTemplateRows: 'auto 1fr',
    width: 'full',
    minWidth: '0',
    borderRadius: 'card',
    overflow: 'hidden',
    containerType: 'inline-size',
    border: '1px solid {colors.line.hair}',
    boxShadow: 'float',
  },
  variants: {
    tone: {
      light: { background: 'bg.raised' },
      ink: { background: 'bg.sunken', color: 'fg.ink', boxShadow: 'none' },
    },
  },
});
const Caption = /* @__PURE__ */ styled('figcaption', {
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  paddingInline: '4',
  paddingBlock: '2',
  borderBottom: '1px solid {colors.line.hair}',
  textStyle: 'label',
  color: 'fg.quiet',
  _before: {
    content: '""',
    width: '2.6rem',
    height: '0.7rem',
    flexShrink: '0',
    background: 'radial-gradient(circle, currentcolor 0.28rem, transparent 0.32rem) 0 0/0.9rem 100%',
    opacity: '0.45',
  },
});
const Body = /* @__PURE__ */ styled('div', {
  display: 'grid',
  minWidth: '0',
  '& > [data-screen]': { display: 'grid', placeItems: 'center', padding: '4', background: 'accent.tint' },
  '@container (min-width: 30rem)': {
    '&[data-staged]': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
  },
});
const Block = /* @__PURE__ */ chakra('li', {
  base: {
    position: 'relative',
    maxWidth: 'full',
    paddingInline: '4',
    paddingBlock: '2',
    borderRadius: 'control',
    fontSize: 'sm',
    fontWeight: '700',
    lineHeight: '1.35',
    _after: {
      content: '""',
      position: 'absolute',
      insetInlineStart: '1.25rem',
      top: '100%',
      width: '1.5rem',
      height: '5px',
      borderRadius: '0 0 5px 5px',
      background: 'inherit',
    },
    _last: { _after: { display: 'none' } },
  },
  variants: {
    hue: {
      event: { background: 'header.bg', color: 'header.on', borderTopRadius: 'card' },
      motion: { background: 'accent.solid', color: 'accent.on' },
      control: { background: 'action.solid', color: 'action.on' },
      sense: { background: 'accent.wash', color: 'fg.ink' },
    },
    depth: { 1: { marginInlineStart: '6' }, 2: { marginInlineStart: '12' } },
  },
});
const Code = /* @__PURE__ */ styled('pre', {
  alignSelf: 'center',
  padding: '6',
  fontFamily: 'ui-monospace, "SF Mono", Menlo, Consolas, monospace',
  fontSize: 'sm',
  lineHeight: '1.7',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  '& [data-kind=comment]': { color: 'fg.quiet' },
  '& [data-kind=text]': { color: 'status.success' },
  '& [data-kind=number]': { color: 'status.warning' },
  '& [data-kind=keyword]': { color: 'accent.text', fontWeight: '700' },
});
const Notes = /* @__PURE__ */ styled('ol', {
  padding: '0 1.5rem 1.5rem 3.25rem',
  fontFamily: 'heading',
  fontVariantNumeric: 'tabular-nums',
  backgroundImage:
    'linear-gradient(to right, transparent 2.5rem, {colors.action.solid} 2.5rem, {colors.action.solid} calc(2.5rem + 2px), transparent calc(2.5rem + 2px)), repeating-linear-gradient(transparent 0 calc(2.75rem - 1px), {colors.line.hair} 0 2.75rem)',
  '& > li': { minHeight: '2.75rem', lineHeight: '1.375rem', paddingTop: '0.75rem' },
});

const CAPTION = {
  blocks: 'A few blocks of it',
  code: 'A few lines of it',
  notes: 'From the notebook',
} as const;

interface SnippetViewProps {
  readonly project: Pick<Project, 'snippet' | 'stage' | 'tool'>;
}

/**
 * Some lines of a project, drawn the way the tool shows them, and beside them what comes out. Tools look alike
 * at every branch, so the window keeps one palette.
 */
export function SnippetView({ project: { snippet, stage, tool } }: SnippetViewProps) {
  const isCode = snippet.kind === 'code';
  return (
    <Window tone={isCode ? 'ink' : 'light'} data-branch="online" {...(isCode && { className: 'on-ink' })}>
      <Caption>
        {CAPTION[snippet.kind]}, {isCode ? snippet.language : tool}
      </Caption>
      <Body {...(stage && { 'data-staged': '' })}>
        {linesOf(snippet)}
        {stage && (
          <div data-screen="">
            <StageView {...stage} />
          </div>
        )}
      </Body>
    </Window>
  );
}

function linesOf(snippet: Project['snippet']): ReactNode {
  if (snippet.kind === 'blocks') {
    return (
      <Stack as="ol" justifyItems="start" alignContent="center" gap="5px" padding="6">
        {snippet.blocks.map(({ text, hue, depth }, index) => (
          <Block key={`${index} ${text}`} hue={hue} {...(depth !== undefined && { depth })}>
            {text}
          </Block>
        ))}
      </Stack>
    );
  }
  if (snippet.kind === 'notes') {
    return (
      <Notes>
        {snippet.lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </Notes>
    );
  }
  return (
    <Code>
      <code>
        {snippet.lines.map((line, index) => (
          <span key={`${index} ${line}`}>
            {codeWords(line).map(({ text, kind }, at) => (
              <span key={`${at} ${text}`} data-kind={kind}>
                {text}
              </span>
            ))}
            {'\n'}
          </span>
        ))}
      </code>
    </Code>
  );
}
