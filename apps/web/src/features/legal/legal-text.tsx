import { chakra } from '@chakra-ui/react';
import { formatLongDate } from '@kidcode/scheduling';
import { Band, Notice, Prose, SampleBadge, TableOfContents } from '@kidcode/ui';
import type { ReactNode } from 'react';

import type { LegalDocument } from './legal-document';

const Columns = /* @__PURE__ */ chakra('div', {
  base: {
    display: 'grid',
    gap: 'clamp(2rem, 5vw, 4rem)',
    alignItems: 'start',
    lg: { gridTemplateColumns: 'minmax(0, 19rem) minmax(0, 1fr)' },
  },
});
const Side = /* @__PURE__ */ chakra('div', {
  base: {
    lg: { position: 'sticky', top: '8rem', maxHeight: 'calc(100dvh - 9rem)', overflowY: 'auto' },
    '@media print': { display: 'none' },
  },
});
const Text = /* @__PURE__ */ chakra('div', { base: { display: 'grid', gap: '8', minWidth: '0' } });
const Changed = /* @__PURE__ */ chakra('p', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '3',
    alignItems: 'center',
    color: 'fg.quiet',
    textStyle: 'small',
  },
});

/* The spacing of prose counts siblings; here each section is one. */
const Sections = /* @__PURE__ */ chakra(Prose, {
  base: {
    '& > section + section': { marginTop: '12' },
    '& > section > * + *': { marginTop: '3' },
  },
});

interface LegalTextProps {
  readonly document: LegalDocument;
  /** What stands under the text of a section, by the section's id: a table. */
  readonly extras?: Readonly<Record<string, ReactNode>>;
}

/** Contents beside the text, the date of the last change, and the warning that it is a sample. */
export function LegalText({ document, extras = {} }: LegalTextProps) {
  const { lastChanged, sections } = document;
  return (
    <Band>
      <Columns>
        <Side>
          <TableOfContents items={sections.map(({ id, title }) => ({ id, label: title }))} />
        </Side>
        <Text>
          <Changed>
            <SampleBadge />
            <span>
              Last changed <time dateTime={lastChanged}>{formatLongDate(lastChanged)}</time>
            </span>
          </Changed>
          <Notice tone="warning" title="Sample text: have it checked by a lawyer">
            This text shows what such a page says. It has not been checked by a lawyer: have it checked before
            you rely on it.
          </Notice>
          <Sections>
            {sections.map(({ id, title, paragraphs, points = [] }) => (
              <section key={id} aria-labelledby={id}>
                <h2 id={id}>{title}</h2>
                {paragraphs.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
                {points.length > 0 && (
                  <ul>
                    {points.map((point) => (
                      <li key={point}>{point}</li>
                    ))}
                  </ul>
                )}
                {extras[id]}
              </section>
            ))}
          </Sections>
        </Text>
      </Columns>
    </Band>
  );
}
