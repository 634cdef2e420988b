import { chakra } from '@chakra-ui/react';
import { BRANCH_IDS } from '@kidcode/branches';
import { formatLongDate } from '@kidcode/scheduling';
import type { LegalText } from '@kidcode/school';
import { BRAND } from '@kidcode/site';
import {
  Band,
  Disclosure,
  EmptyState,
  Notice,
  Prose,
  Row,
  SampleBadge,
  SmallText,
  Stack,
  TableOfContents,
  TextLink,
  styled,
} from '@kidcode/ui';
import type { ReactNode } from 'react';

import { SiteLink } from '../../shared/page-link';
import { isShown } from '../../shared/samples';
import { AskUs } from '../company/ask-us';
import { MarkdownBlocks } from '../company/markdown-blocks';

/** Written by build/notices.mjs. */
const NOTICES = '/third-party-notices.txt';

/** The way to what others wrote and the site contains; their licences ask for it. */
function SoftwareNotices() {
  return (
    <p>
      This site contains the work of others, each under its own licence:{' '}
      <TextLink stands="inSentence" href={NOTICES}>
        notices and licences
      </TextLink>
      .
    </p>
  );
}
const Side = /* @__PURE__ */ styled('div', {
  lg: { position: 'sticky', top: '8rem', maxHeight: 'calc(100dvh - 9rem)', overflowY: 'auto' },
  '@media print': { display: 'none' },
});

/* The spacing of prose counts siblings; here each section is one. */
const Sections = /* @__PURE__ */ chakra(Prose, {
  base: {
    '& > section + section': { marginTop: '12' },
    '& > section > * + *': { marginTop: '3' },
  },
});

interface LegalTextProps {
  readonly text: LegalText;
  /** What stands under the words of a section, by the section's id: a table. */
  readonly extras?: Readonly<Record<string, ReactNode>>;
}

/** Contents beside the text, the date of the last change, and one line where no lawyer has checked it. */
export function LegalTextView({ text, extras = {} }: LegalTextProps) {
  const { changed, sample, sections } = text;
  const items = sections.map(({ id, title }) => ({ id, label: title }));
  if (!isShown(text)) return <TextFollows extras={extras} />;
  return (
    <Band>
      <Stack
        gap="clamp(2rem, 5vw, 4rem)"
        alignItems="start"
        gridTemplateColumns={{ lg: 'minmax(0, 19rem) minmax(0, 1fr)' }}
      >
        <Side>
          <chakra.div hideBelow="lg">
            <TableOfContents items={items} />
          </chakra.div>
          <chakra.div hideFrom="lg">
            <Disclosure title="On this page">
              <ol>
                {items.map(({ id, label }) => (
                  <li key={id}>
                    <TextLink stands="listed" href={`#${id}`}>
                      {label}
                    </TextLink>
                  </li>
                ))}
              </ol>
            </Disclosure>
          </chakra.div>
        </Side>
        <Stack gap="8" minWidth="0">
          <Row as="p" gap="3" alignItems="center" color="fg.quiet" textStyle="small">
            {sample && <SampleBadge>this text stands in for the school’s own.</SampleBadge>}
            <span>
              Last changed <time dateTime={changed}>{formatLongDate(changed)}</time>
            </span>
          </Row>
          {sections.some(({ blocks }) => JSON.stringify(blocks).includes('has not published')) && (
            <Notice title="Not settled here: ask us">
              Where a rule is not published yet, please ask before you book: call{' '}
              <SiteLink stands="inSentence" href={BRAND.phone.href} label={BRAND.phone.display} /> or write to{' '}
              <SiteLink stands="inSentence" href={BRAND.email.href} label={BRAND.email.display} />.
            </Notice>
          )}
          <Sections>
            {sections.map(({ id, title, blocks }) => (
              <section key={id} aria-labelledby={id}>
                <h2 id={id}>{title}</h2>
                <MarkdownBlocks blocks={blocks} />
                {extras[id]}
              </section>
            ))}
          </Sections>
          <SmallText as="div">
            <SoftwareNotices />
          </SmallText>
        </Stack>
      </Stack>
    </Band>
  );
}

/** Where a text is only a sample and samples are not shown: whom to ask, and what the site itself knows. */
function TextFollows({ extras }: Required<Pick<LegalTextProps, 'extras'>>) {
  return (
    <Band>
      <EmptyState title="This text follows" level={2}>
        It stands here as soon as it is published. Until then we gladly tell you what holds.
      </EmptyState>
      <AskUs branches={BRANCH_IDS} />
      {Object.entries(extras).map(([id, extra]) => (
        <section key={id}>{extra}</section>
      ))}
      <SoftwareNotices />
    </Band>
  );
}
