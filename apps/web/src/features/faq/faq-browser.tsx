import { HAS_ONLINE } from '@kidcode/branches';
import {
  Button,
  EmptyState,
  Field,
  SmallText,
  Stack,
  TableOfContents,
  TextInput,
  Disclosure,
  useHydrated,
  styled,
} from '@kidcode/ui';
import { useDeferredValue, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

import { countQuestions, searchFaq, type FaqTopic } from './search-faq';
import { leftAtStep } from '../../shared/left-at-step';
import { SiteLink } from '../../shared/page-link';

const Section = /* @__PURE__ */ styled('section', {
  layerStyle: 'card',
  paddingInline: { base: '4', md: '6' },
  paddingBlock: { base: '4', md: '6' },
  '& > h2': { textStyle: 'h3', fontSize: 'xl', marginBottom: '2', color: 'accent.text' },
  '& + &': { marginTop: '6' },
  '& > details:last-child': { borderBottom: '0' },
  '& details': { scrollMarginTop: '8rem' },
  '& details:target > summary': { color: 'accent.text' },
});

interface FaqGroupSectionProps {
  readonly group: FaqTopic;
  /** Its one question is all that a search has found. */
  readonly isOnlyHit: boolean;
  /** The questions that were open when the reader left. */
  readonly opened: readonly string[];
}

/**
 * A group of questions; the one that the address names stands open, and the only one that a search has found. Back finds
 * open what was open.
 */
function FaqGroupSection({ group, isOnlyHit, opened }: FaqGroupSectionProps) {
  const { hash } = useLocation();
  const named = useHydrated() ? hash : '';
  return (
    <Section aria-labelledby={group.id}>
      <h2 id={group.id}>{group.title}</h2>
      {group.items.map(({ id, question, asked, answer, links = [] }) => (
        <Disclosure
          key={id}
          id={id}
          title={question}
          {...(asked && { asked: asked.join('\n') })}
          open={isOnlyHit || named === `#${id}` || opened.includes(id)}
        >
          <Stack gap="3" justifyItems="start">
            {answer.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {links.map((link) => (
              <SiteLink key={link.href} {...link} stands="listed" />
            ))}
          </Stack>
        </Disclosure>
      ))}
    </Section>
  );
}

const Search = /* @__PURE__ */ styled('div', {
  display: 'grid',
  gap: '2',
  '@media (scripting: none)': { display: 'none' },
});

/** What a reader of the questions has before them. */
interface Reading {
  readonly query: string;
  /** The questions that stand open, by their ids. */
  readonly opened: readonly string[];
}

const { leave, useLeft } = leftAtStep<Reading>('faq');

export function FaqBrowser({ groups }: { readonly groups: readonly FaqTopic[] }) {
  const [query, setQuery] = useState('');
  /** Who takes a search back hears that the questions are there again. */
  const [isTakenBack, setIsTakenBack] = useState(false);
  const [opened, setOpened] = useState<readonly string[]>([]);
  const hasLooked = useLeft((left) => {
    // What was typed before the scripts were there is what is looked for now.
    setQuery((typed) => typed || left.query);
    setOpened(left.opened);
  });
  const field = useRef<HTMLInputElement>(null);
  const searched = useDeferredValue(query);
  const found = searchFaq(groups, searched);
  const count = countQuestions(found);
  const isOnlyHit = searched.trim() !== '' && count === 1;
  const list = useRef<HTMLDivElement>(null);
  /** A question opens and closes by itself, with or without scripts: which ones stand open, the page knows alone. */
  const openNow = () =>
    isOnlyHit ? opened : [...(list.current?.querySelectorAll('details[open]') ?? [])].map(({ id }) => id);
  const leaveReading = useEffectEvent(() => leave({ query: searched, opened: openNow() }));
  const noteOpen = useEffectEvent(() => setOpened(openNow()));
  useEffect(() => {
    const questions = list.current;
    const note = () => noteOpen();
    questions?.addEventListener('toggle', note, { capture: true });
    return () => questions?.removeEventListener('toggle', note, { capture: true });
  }, []);
  const location = useLocation();
  useEffect(() => {
    // Not sooner; and also at a new step of the history, to which a topic of the list leads.
    if (hasLooked) leaveReading();
  }, [hasLooked, searched, opened, location]);
  const search = (words: string) => {
    setQuery(words);
    setIsTakenBack(words.trim() === '');
  };
  const foundWords = `${count} ${count === 1 ? 'question' : 'questions'} found`;
  const allWords = isTakenBack ? `All ${countQuestions(groups)} questions` : '';
  return (
    <Stack
      gap="clamp(2rem, 5vw, 4rem)"
      alignItems="start"
      gridTemplateColumns={{ lg: 'minmax(0, 18rem) minmax(0, 1fr)' }}
    >
      <Stack gap="6" position={{ lg: 'sticky' }} top={{ lg: '8rem' }}>
        <Search role="search">
          <Field label="Search the questions">
            <TextInput
              ref={field}
              type="search"
              value={query}
              placeholder={`lunch, price, ${HAS_ONLINE ? 'online' : 'trial'}`}
              onChange={(event) => search(event.currentTarget.value)}
            />
          </Field>
          <SmallText minHeight="1.5em" role="status">
            {query.trim() === '' ? allWords : foundWords}
          </SmallText>
        </Search>
        {count > 0 && (
          <TableOfContents title="Topics" items={found.map(({ id, title }) => ({ id, label: title }))} />
        )}
      </Stack>
      <div ref={list}>
        {found.map((group) => (
          <FaqGroupSection key={group.id} group={group} isOnlyHit={isOnlyHit} opened={opened} />
        ))}
        {count === 0 && (
          <EmptyState
            title="No question contains all of these words"
            level={2}
            action={
              <Button
                variant="outline"
                onClick={() => {
                  search('');
                  // The button goes, and the focus would fall to the body.
                  field.current?.focus();
                }}
              >
                Show all questions
              </Button>
            }
          >
            Try fewer words, or ask us: the phones are at the end of this page.
          </EmptyState>
        )}
      </div>
    </Stack>
  );
}
