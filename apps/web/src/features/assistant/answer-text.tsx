import { TextLink, VisuallyHidden, styled } from '@kidcode/ui';
import type { ComponentProps } from 'react';
import Markdown, { type Components, type ExtraProps } from 'react-markdown';

const Body = /* @__PURE__ */ styled('div', {
  display: 'grid',
  gap: '2',
  overflowWrap: 'anywhere',
  '& ul': { listStyle: 'disc', paddingInlineStart: '1.25em' },
  '& ol': { listStyle: 'decimal', paddingInlineStart: '1.5em' },
  '& blockquote': {
    paddingInlineStart: '3',
    borderInlineStart: '3px solid {colors.accent.solid}',
    color: 'fg.quiet',
  },
  '& pre': { overflowX: 'auto', whiteSpace: 'pre-wrap' },
  '& hr': { borderTopWidth: '1px' },
  '& [data-question]:not(:first-child)': { marginTop: '2' },
});

/** Every link opens a new tab, and the conversation stays where it was (D-86); one without its protocol is only words. */
function AnswerLink({ href = '', children }: ComponentProps<'a'>) {
  if (href === '') return <>{children}</>;
  return (
    <TextLink stands="inSentence" href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <VisuallyHidden lang="en">(opens in a new tab)</VisuallyHidden>
    </TextLink>
  );
}

const Heading = ({ children }: ComponentProps<'h2'>) => (
  <p>
    <strong>{children}</strong>
  </p>
);

/** The question above an answer stands further from the answer before it than from its own. */
function Paragraph({ node, children }: ComponentProps<'p'> & ExtraProps) {
  const [only, ...others] = node?.children ?? [];
  const isQuestion = others.length === 0 && only?.type === 'element' && only.tagName === 'strong';
  return <p data-question={isQuestion || undefined}>{children}</p>;
}

/** Pictures are never fetched, from anywhere: their description stands in for them. */
const Picture = ({ alt }: ComponentProps<'img'>) => <>{alt}</>;

const COMPONENTS: Components = {
  p: Paragraph,
  a: AnswerLink,
  img: Picture,
  h1: Heading,
  h2: Heading,
  h3: Heading,
  h4: Heading,
  h5: Heading,
  h6: Heading,
};

/**
 * An answer in Markdown. Keeps the default protocols (http, https, irc, ircs, mailto, xmpp; specification 1, section 5)
 * and shows HTML as the text that it is.
 */
export function AnswerText({ children }: { readonly children: string }) {
  return (
    <Body>
      <Markdown components={COMPONENTS}>{children}</Markdown>
    </Body>
  );
}
