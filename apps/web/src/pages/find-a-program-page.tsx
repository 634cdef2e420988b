import { chakra } from '@chakra-ui/react';
import { FIND_A_PROGRAM_TEXT } from '@kidcode/current-school/generated/texts/find-a-program';
import { matchPrograms, NO_WISH, type ProgramWish } from '@kidcode/booking';
import { BRAND } from '@kidcode/site';
import { Band, Notice, Stack, TextLink, Button, Section, Row, useHydrated, styled } from '@kidcode/ui';
import { useEffect, useRef } from 'react';

import { MatchResults } from '../features/match/match-results';
import { readWish, useQuestionSteps, writeWish } from '../features/match/wish-address';
import { hasPage } from '../shared/has-page';
import { island } from '../shared/island';
import { PageIntro } from '../shared/page-intro';
import { STEPS } from '../features/match/wish-steps';
import { SiteLink } from '../shared/page-link';
import { TrialStep } from '../shared/trial-step';

const Form = /* @__PURE__ */ styled('form', {
  layerStyle: 'float',
  padding: 'clamp(1rem, 3vw, 2rem)',
  '@media (scripting: none)': { display: 'none' },
  '& > fieldset': { minWidth: '0', minHeight: { md: '17rem' } },
  '& legend': { textStyle: 'h2', fontSize: 'xl', marginBottom: '4', _focusVisible: { outline: 'none' } },
});
/* The way through the questions, a brick each: what was said stands on it, and a press leads back to it. */
const Way = /* @__PURE__ */ styled('ol', {
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: '1',
  marginBottom: '6',
  '& button': {
    position: 'relative',
    width: 'full',
    height: 'full',
    minHeight: '3.5rem',
    marginTop: '2',
    padding: '2',
    borderRadius: 'control',
    background: 'bg.sunken',
    textAlign: 'start',
    textStyle: 'small',
    overflowWrap: 'anywhere',
    _before: {
      content: '""',
      position: 'absolute',
      bottom: '100%',
      insetInlineStart: '4',
      width: '1.5rem',
      height: '0.375rem',
      borderRadius: '4px 4px 0 0',
      background: 'inherit',
    },
    '& strong': { display: 'block' },
    '&[data-said]': { background: 'accent.wash' },
    '&[aria-current]': { background: 'accent.solid', color: 'accent.on' },
  },
});

interface WishFormProps {
  readonly wish: ProgramWish;
  /** Which of the questions is asked, from 0. */
  readonly at: number;
  /** Whether the visitor came to it from another question, or back to it. */
  readonly isOfFinder: boolean;
  readonly ask: (at: number) => void;
  readonly change: (change: Partial<ProgramWish>) => void;
  readonly onClear: () => void;
  /** Leads to the answer, which is below the questions on a phone. */
  readonly onAsk: () => void;
}

/** Three short questions, one at a time. Every answer counts at once; none has to be given. */
function WishForm({ wish, at, isOfFinder, ask, change, onClear, onAsk }: WishFormProps) {
  const legend = useRef<HTMLLegendElement>(null);
  const step = STEPS[at] ?? STEPS[0];
  const isLast = at === STEPS.length - 1;
  const isLive = useHydrated();
  const shown = useRef<number | null>(null);
  const go = (next: number) => {
    if (next !== at) ask(next);
    else legend.current?.focus();
  };
  // Who goes on with the keyboard, or back with the browser, hears the question, and is before its choices.
  useEffect(() => {
    if (isOfFinder && shown.current !== null && shown.current !== at) legend.current?.focus();
    // The static page shows the first question, whichever the entry is of.
    shown.current = isLive ? at : null;
  }, [at, isOfFinder, isLive]);
  return (
    <Form
      aria-label="Find a program"
      onSubmit={(event) => {
        event.preventDefault();
        if (isLast) onAsk();
        else go(at + 1);
      }}
    >
      <Way>
        {STEPS.map(({ name, said }, index) => {
          const words = said(wish);
          return (
            <li key={name}>
              <button
                type="button"
                aria-current={index === at ? 'step' : undefined}
                data-said={words === '' ? undefined : ''}
                onClick={() => go(index)}
              >
                <strong>{`${index + 1}. ${name}`}</strong>
                {words}
              </button>
            </li>
          );
        })}
      </Way>
      {/* Each of its own: a focus that stays on one legend tells nothing, and moves no screen. */}
      <fieldset key={step.name}>
        <legend ref={legend} tabIndex={-1}>
          {step.question}
        </legend>
        <step.Choices wish={wish} change={change} />
      </fieldset>
      <Row gap="3" marginTop="6">
        <Button type="submit">{isLast ? 'See the answer' : 'Next question'}</Button>
        {at > 0 && (
          <Button variant="outline" onClick={() => go(at - 1)}>
            Back
          </Button>
        )}
        <Button
          variant="quiet"
          onClick={() => {
            onClear();
            go(0);
          }}
        >
          Start again
        </Button>
      </Row>
    </Form>
  );
}

/* Below the questions, and nothing to press: its script is not in the way of the answer. */
const ProgramOverview = island('program-overview', () =>
  import('../features/match/program-overview').then((module) => module.ProgramOverview),
);
const Answer = /* @__PURE__ */ styled('section', {
  minWidth: '0',
  '@media (scripting: none)': { display: 'none' },
  '& > h2': { textStyle: 'h2', marginBottom: '3', scrollMarginTop: '8rem' },
  lg: { position: 'sticky', top: '7rem' },
});

/** The school's own program finder: three questions, the answers in the address, at most three programs (D-56). */
export function FindAProgramPage() {
  const { search, question, isOfFinder, answer: say, ask } = useQuestionSteps();
  const { wish, unreadable } = readWish(search);
  const answer = useRef<HTMLHeadingElement>(null);
  const change = (part: Partial<ProgramWish>) => say(writeWish({ ...wish, ...part }));
  return (
    <>
      <Band tone="tint" dense>
        <PageIntro
          title={FIND_A_PROGRAM_TEXT.title}
          lead={FIND_A_PROGRAM_TEXT.lead}
          chips={FIND_A_PROGRAM_TEXT.chips}
        />
        <Stack gap="12" alignItems="start" gridTemplateColumns={{ lg: 'minmax(0, 5fr) minmax(0, 6fr)' }}>
          <WishForm
            wish={wish}
            at={question}
            isOfFinder={isOfFinder}
            ask={ask}
            change={change}
            onClear={() => say(writeWish(NO_WISH))}
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
            <MatchResults {...matchPrograms(wish)} />
            {hasPage('camp-plan') && (
              <chakra.p marginTop="6" color="fg.quiet">
                {'Several children, or a week in the holidays? '}
                <SiteLink href="/camps/plan" label="Plan their camps together" />
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
      <Section tone="sunken" divider="curve" id="all-programs" {...FIND_A_PROGRAM_TEXT.how}>
        <ProgramOverview />
      </Section>
      <TrialStep {...FIND_A_PROGRAM_TEXT.next} />
    </>
  );
}
