import { chakra } from '@chakra-ui/react';
import { HAS_ONLINE } from '@kidcode/branches';
import { Button, EmptyState, Field, TableOfContents, TextInput } from '@kidcode/ui';
import { useDeferredValue, useState } from 'react';

import { FaqGroupSection } from './faq-group-section';
import type { FaqTopic } from './faq-item';
import { countQuestions, searchFaq } from './search-faq';

const Columns = /* @__PURE__ */ chakra('div', {
  base: {
    display: 'grid',
    gap: 'clamp(2rem, 5vw, 4rem)',
    alignItems: 'start',
    lg: { gridTemplateColumns: 'minmax(0, 18rem) minmax(0, 1fr)' },
  },
});
const Side = /* @__PURE__ */ chakra('div', {
  base: { display: 'grid', gap: '6', lg: { position: 'sticky', top: '8rem' } },
});
const Search = /* @__PURE__ */ chakra('div', {
  base: { display: 'grid', gap: '2', '@media (scripting: none)': { display: 'none' } },
});
const Found = /* @__PURE__ */ chakra('p', {
  base: { textStyle: 'small', color: 'fg.quiet', minHeight: '1.5em' },
});

/** All questions, grouped, with a search over questions and answers. */
export function FaqBrowser({ groups }: { readonly groups: readonly FaqTopic[] }) {
  const [query, setQuery] = useState('');
  const searched = useDeferredValue(query);
  const found = searchFaq(groups, searched);
  const isSearched = searched.trim() !== '';
  const count = countQuestions(found);
  return (
    <Columns>
      <Side>
        <Search role="search">
          <Field label="Search the questions">
            <TextInput
              type="search"
              value={query}
              placeholder={`lunch, price, ${HAS_ONLINE ? 'online' : 'trial'}`}
              onChange={(event) => setQuery(event.currentTarget.value)}
            />
          </Field>
          <Found role="status">{query.trim() === '' ? '' : foundText(count)}</Found>
        </Search>
        <TableOfContents title="Topics" items={found.map(({ id, title }) => ({ id, label: title }))} />
      </Side>
      <div>
        {found.map((group) => (
          <FaqGroupSection key={group.id} group={group} isOnlyHit={isSearched && count === 1} />
        ))}
        {count === 0 && (
          <EmptyState
            title="No question contains all of these words"
            level={2}
            action={
              <Button variant="outline" onClick={() => setQuery('')}>
                Show all questions
              </Button>
            }
          >
            Try fewer words, or ask us: the phones are at the end of this page.
          </EmptyState>
        )}
      </div>
    </Columns>
  );
}

function foundText(count: number): string {
  return count === 1 ? '1 question found' : `${count} questions found`;
}
