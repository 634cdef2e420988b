import { PUZZLES } from '@kidcode/current-school';
import { TRY_TEXT } from '@kidcode/current-school/generated/texts/try';
import { openPuzzle } from '@kidcode/puzzles';
import { PUZZLE_AGES, type PuzzleAge } from '@kidcode/school';
import { Button, Container, Notice, useHydrated, styled } from '@kidcode/ui';
import { useEffect, useState } from 'react';

import { useLateComponent } from '../../shared/use-late-component';
import { BoardView } from './board-view';
import { NOTHING_KEPT, readAge, readKept, readSolutionLink, USUAL_AGE } from './kept-class';
import { usePuzzleAddress } from './puzzle-address';

const loadWorkshop = () => import('./workshop').then((module) => module.Workshop);

const Root = /* @__PURE__ */ styled('section', {
  background: 'bg.tint',
  paddingTop: 'clamp(1rem, 3vw, 3rem)',
  paddingBottom: 'clamp(3rem, 5vw, 4rem)',
  '& h1': { textStyle: 'h1', maxWidth: '14ch' },
  '& [data-is=lead]': { textStyle: 'lead', maxWidth: '46ch', color: 'fg.quiet' },
  '& [data-is=intro]': {
    display: 'grid',
    gap: 'clamp(1.5rem, 4vw, 4rem)',
    alignItems: 'center',
    '& > *': { display: 'grid', gap: '6', minWidth: '0', justifyItems: 'start' },
    md: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.1fr)' },
  },
  '& figure': { display: 'grid', gap: '3', width: 'full' },
  '& figcaption': { textStyle: 'h3' },
  '@media (scripting: none)': { '& [data-is=choice]': { display: 'none' } },
  '@media (scripting: enabled)': { '& [data-is=unscripted]': { display: 'none' } },
});
const Blocks = /* @__PURE__ */ styled('ul', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2',
  '& > li': {
    paddingInline: '4',
    paddingBlock: '2',
    borderRadius: 'control',
    background: 'decor.sun',
    color: 'action.on',
    fontWeight: '700',
    boxShadow: 'float',
  },
});
const Ages = /* @__PURE__ */ styled('fieldset', {
  '& legend': { textStyle: 'h4', marginBottom: '2' },
  '& > div': { display: 'flex', flexWrap: 'wrap', gap: '3' },
  '& label': {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    minWidth: '5.5rem',
    minHeight: '3.5rem',
    paddingInline: '4',
    borderRadius: 'control',
    border: '3px solid {colors.fg.ink}',
    background: 'bg.raised',
    fontFamily: 'heading',
    fontWeight: '600',
    fontSize: 'lg',
    cursor: 'pointer',
    '& input': { position: 'absolute', inset: '0', opacity: '0', cursor: 'pointer' },
    '&:has(:checked)': {
      background: 'accent.solid',
      color: 'accent.on',
      _highContrast: { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
    },
    '&:has(:focus-visible)': { outline: '3px solid {colors.accent.text}', outlineOffset: '3px' },
  },
});

/** The puzzle with which an age begins, as it stands in the workshop. */
function FirstBoard({ age }: { readonly age: PuzzleAge }) {
  const first = PUZZLES.find(({ begins }) => begins === age) ?? PUZZLES[0];
  const puzzle = first === undefined ? null : openPuzzle(first);
  if (first === undefined || puzzle?.ok !== true) return null;
  return (
    <div>
      <figure>
        <BoardView board={puzzle.value.board} label={`The first board: ${first.task}`} />
        <figcaption>{first.task}</figcaption>
      </figure>
      <Blocks aria-label="Its blocks">
        {first.blocks.map((block) => (
          <li key={block}>{block}</li>
        ))}
      </Blocks>
    </div>
  );
}

/** Why a solution that was sent cannot be shown, and what helps. */
const UNSHOWN = {
  damaged: 'Somebody has sent you a solution, but its link is cut off or mistyped: ask for it again.',
  'puzzle-gone': 'Somebody has sent you a solution, but its puzzle is no longer here.',
} as const;

/** The first class: its first board stands in the page; the blocks are fetched by the press on Start. */
export function FirstClass() {
  const isHydrated = useHydrated();
  const [chosen, setChosen] = useState<PuzzleAge | null>(null);
  const [isLost, setLost] = useState(false);
  const { puzzle, open } = usePuzzleAddress();
  const age = chosen ?? (isHydrated ? readAge() : USUAL_AGE);
  const kept = isHydrated ? readKept(age) : NOTHING_KEPT;
  const link = isHydrated ? readSolutionLink(window.location.hash, PUZZLES) : null;
  const sent = typeof link === 'string' ? null : link;
  // A link that is opened where the class is open already changes the hash alone: the page begins with it anew.
  useEffect(() => {
    const openSent = () => {
      if (readSolutionLink(window.location.hash, PUZZLES) !== null) window.location.reload();
    };
    window.addEventListener('hashchange', openSent);
    return () => window.removeEventListener('hashchange', openSent);
  }, []);
  const isWaiting = puzzle !== null && !isLost;
  const workshop = useLateComponent(loadWorkshop, isWaiting, () => setLost(true));
  if (workshop !== null && puzzle !== null) {
    return (
      <Root paddingTop="2">
        <Container>{workshop({ age, puzzle, open, kept, sent })}</Container>
      </Root>
    );
  }
  const last = sent?.puzzle ?? kept.puzzle;
  const first =
    PUZZLES.find(({ id, begins }) => (last === null ? begins === age : id === last)) ?? PUZZLES[0];
  const begin = Object.keys(kept.programs).length > 0 ? 'Go on' : 'Start';
  return (
    <Root>
      <Container>
        <div data-is="intro">
          <div>
            <h1>{TRY_TEXT.title}</h1>
            <p data-is="lead">{TRY_TEXT.lead}</p>
            <Ages data-is="choice">
              <legend>How old are you?</legend>
              <div>
                {PUZZLE_AGES.map((each) => (
                  <label key={each}>
                    <input
                      type="radio"
                      name="age"
                      value={each}
                      checked={age === each}
                      onChange={() => setChosen(each)}
                    />
                    {each}
                  </label>
                ))}
              </div>
            </Ages>
            {sent !== null && (
              <Notice>{`Somebody has sent you a solution. Press ${begin}, then Run, to see it.`}</Notice>
            )}
            {typeof link === 'string' && <Notice tone="warning">{UNSHOWN[link]}</Notice>}
            <Button
              size="lg"
              data-is="choice"
              loading={isWaiting}
              loadingText="Getting the blocks ready..."
              onClick={() => {
                setLost(false);
                if (first !== undefined) open(first.id);
              }}
            >
              {begin}
            </Button>
            {isLost && (
              <Notice tone="warning" role="alert">
                The blocks could not be fetched. Is there a connection? Then press once more.
              </Notice>
            )}
            <p data-is="unscripted">
              The class needs scripts, and this browser has them switched off. Try it on paper: which commands
              bring the robot to the flag?
            </p>
          </div>
          <FirstBoard age={age} />
        </div>
      </Container>
    </Root>
  );
}
