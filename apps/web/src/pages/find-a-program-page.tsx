import { chakra } from '@chakra-ui/react';
import { matchPrograms, NO_WISH, type ProgramWish } from '@kidcode/booking';
import { BRAND } from '@kidcode/site';
import { Band, NextStep, Notice, SectionHeading, Stack, TextLink } from '@kidcode/ui';
import { useRef } from 'react';
import { Link } from 'react-router-dom';

import { MatchResults } from '../features/match/match-results';
import { readWish, writeWish } from '../features/match/wish-address';
import { WishForm } from '../features/match/wish-form';
import { hasPage } from '../shared/has-page';
import { island } from '../shared/island';
import { TrialLink } from '../shared/next-steps';
import { PageIntro } from '../shared/page-intro';
import { useQuery } from '../shared/use-query';

/* Below the questions, and nothing to press: its script is not in the way of the answer. */
const ProgramOverview = island('program-overview', () =>
  import('../features/match/program-overview').then((module) => module.ProgramOverview),
);
const Answer = /* @__PURE__ */ chakra('section', {
  base: {
    minWidth: '0',
    '@media (scripting: none)': { display: 'none' },
    '& > h2': { textStyle: 'h2', marginBottom: '3', scrollMarginTop: '8rem' },
    lg: { position: 'sticky', top: '7rem' },
  },
});

/** The school's own program finder: three questions, the answers in the address, at most three programs (D-56). */
export function FindAProgramPage() {
  const { search, replace } = useQuery();
  const { wish, unreadable } = readWish(search);
  const answer = useRef<HTMLHeadingElement>(null);
  const change = (part: Partial<ProgramWish>) => replace(writeWish({ ...wish, ...part }));
  return (
    <>
      <Band tone="tint" dense>
        <PageIntro
          title="Which program fits your child?"
          lead="Three short questions. The answer says why, and what to do next; nothing is sent."
          chips={['Free trial class', 'No account needed']}
        />
        <Stack
          gap="12"
          alignItems="start"
          gridTemplateColumns={{ lg: 'minmax(0, 5fr) minmax(0, 6fr)' }}
          columnGap={{ lg: '12' }}
        >
          <WishForm
            wish={wish}
            change={change}
            onClear={() => replace(writeWish(NO_WISH))}
            onAsk={() => answer.current?.focus()}
          />
          <Answer aria-labelledby="finder-answer">
            <h2 id="finder-answer" ref={answer} tabIndex={-1}>
              The answer
            </h2>
            {unreadable.length > 0 && (
              <Notice tone="warning" role="status">
                {`The link asks for ${unreadable.map((word) => `“${word}”`).join(', ')}, which the finder does not know. The rest of it counts.`}
              </Notice>
            )}
            <div role="status">
              <MatchResults {...matchPrograms(wish)} />
            </div>
            {hasPage('camp-plan') && (
              <chakra.p marginTop="6" color="fg.quiet">
                {'Several children, or a week in the holidays? '}
                <TextLink asChild>
                  <Link to="/camps/plan">Plan their camps together</Link>
                </TextLink>
                {'.'}
              </chakra.p>
            )}
            {BRAND.programFinderUrl !== null && (
              <chakra.p marginTop="6" color="fg.quiet">
                {'There is also '}
                <TextLink
                  stands="inSentence"
                  href={BRAND.programFinderUrl}
                  target="_blank"
                  rel="noopener noreferrer"
                >
                  a longer questionnaire on another site (opens in a new tab)
                </TextLink>
                {'.'}
              </chakra.p>
            )}
          </Answer>
        </Stack>
      </Band>
      <Band tone="sunken" divider="curve" labelledBy="all-programs">
        <SectionHeading
          id="all-programs"
          title="How we choose"
          lead="Subject, age, what your child has made so far, place and days decide whether a program fits. Of those that do, the one with more of what your child likes stands first. Advised ages are no rule: where the school states none, a trial class shows whether it fits. Below is the whole table."
        />
        <ProgramOverview />
      </Band>
      <NextStep title="Not sure?" text="A first class shows it." actions={<TrialLink />} />
    </>
  );
}
