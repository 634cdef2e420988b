import { Band, Disclosure, SectionHeading, styled } from '@kidcode/ui';

import type { BlockProps } from './all-blocks';
import { ActionLink } from '../shared/page-link';

const Columns = /* @__PURE__ */ styled('div', {
  display: 'grid',
  lg: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)', columnGap: '16' },
  '& > :first-of-type': { marginBottom: '6' },
  '& > :first-of-type > :first-of-type': { marginBottom: '3' },
});

export function Questions({ id, title, lead, questions, ...frame }: BlockProps<'questions'>) {
  return (
    <Band labelledBy={id} {...frame}>
      <Columns>
        <div>
          <SectionHeading id={id} title={title} lead={lead} />
          <ActionLink href="/faq" label="More questions and answers" variant="quiet" size="md" />
        </div>
        <div>
          {questions.map(({ question, answer }, index) => (
            <Disclosure key={question} title={question} open={index === 0}>
              <p>{answer}</p>
            </Disclosure>
          ))}
        </div>
      </Columns>
    </Band>
  );
}
