import { chakra } from '@chakra-ui/react';
import { Band, Disclosure, LinkButton, SectionHeading, type BandProps } from '@kidcode/ui';
import { Link } from 'react-router-dom';

import type { Question } from '@kidcode/school';

const Columns = /* @__PURE__ */ chakra('div', {
  base: {
    display: 'grid',
    lg: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)', columnGap: '16' },
    '& > :first-of-type': { marginBottom: '6' },
    '& > :first-of-type > :first-of-type': { marginBottom: '3' },
    '& > :first-of-type > a': { marginInlineStart: '-2' },
  },
});

interface ProgramQuestionsProps {
  readonly questions: readonly Question[];
  readonly tone?: BandProps['tone'];
  readonly divider?: BandProps['divider'];
}

/** What parents ask, answered; opens and closes without scripts. */
export function ProgramQuestions({ questions, tone = 'paper', divider = 'none' }: ProgramQuestionsProps) {
  return (
    <Band tone={tone} divider={divider} labelledBy="questions">
      <Columns>
        <div>
          <SectionHeading id="questions" title="Good questions" />
          <LinkButton asChild variant="quiet">
            <Link to="/faq">More questions and answers</Link>
          </LinkButton>
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
