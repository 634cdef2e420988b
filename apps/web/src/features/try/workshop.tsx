import { PUZZLES } from '@kidcode/current-school';
import { EMPTY_PROGRAM, openPuzzle, type Puzzle } from '@kidcode/puzzles';
import type { PuzzleAge, PuzzleFacts } from '@kidcode/school';
import { Notice, styled } from '@kidcode/ui';
import { useEffect, useRef, useState } from 'react';

import { Certificate, NextClass } from './certificate';
import { useQuery } from '../../shared/use-query';
import { classKept, withKept, writeKept, type KeptClass, type SentSolution } from './kept-class';
import { PuzzlePlay } from './puzzle-play';

const Root = /* @__PURE__ */ styled('div', {
  display: 'grid',
  gap: '4',
  minWidth: '0',
  '& > *': { minWidth: '0' },
  '& > section': { marginTop: '4' },
  '& > [data-is=head]': {
    display: 'grid',
    gap: '3',
    md: { display: 'flex', alignItems: 'center', gap: '6' },
    '& > h1': { textStyle: 'h3', maxWidth: 'none' },
  },
  '& h2': { textStyle: 'h2', fontSize: 'xl' },
});
const Puzzles = /* @__PURE__ */ styled('ol', {
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: '2',
  sm: { display: 'flex', flexWrap: 'wrap' },
  '& button': {
    minWidth: 'touch',
    width: 'full',
    minHeight: 'touch',
    paddingInline: '3',
    borderRadius: 'control',
    border: '2px solid {colors.line.strong}',
    background: 'bg.raised',
    fontFamily: 'heading',
    fontWeight: '600',
    '&[data-solved]': { background: 'status.successTint', borderColor: 'status.success' },
    '&[aria-current]': { borderColor: 'accent.solid', background: 'accent.solid', color: 'accent.on' },
  },
});

/** What can be played of the school's puzzles: all of them, for the check has seen to it. */
const PLAYED: readonly (PuzzleFacts & { readonly puzzle: Puzzle })[] = PUZZLES.flatMap((facts) => {
  const opened = openPuzzle(facts);
  return opened.ok ? [{ ...facts, puzzle: opened.value }] : [];
});

interface WorkshopProps {
  readonly age: PuzzleAge;
  /** The one that is open, by its id. */
  readonly puzzle: string;
  readonly open: (puzzle: string) => void;
  /** What was kept at this age. */
  readonly kept: KeptClass;
  /** A solution that somebody has sent; it is shown, and is the child's own from its first change on. */
  readonly sent: SentSolution | null;
}

/** The class itself: puzzle after puzzle, and at the end the certificate. All of it stays in this browser. */
export function Workshop({ age, puzzle, open, kept: atFirst, sent }: WorkshopProps) {
  const [kept, setKept] = useState(atFirst);
  const isKept = classKept.useIsKept();
  const [shown, setShown] = useState(sent);
  const { search, replace } = useQuery();
  // Another tab may have kept something since.
  const change = (changed: (now: KeptClass) => KeptClass) => setKept((now) => changed(withKept(age, now)));
  const [opened, setOpened] = useState(puzzle);
  if (puzzle !== opened) {
    setOpened(puzzle);
    change((now) => ({ ...now, puzzle }));
  }
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [puzzle]);
  useEffect(() => writeKept(age, kept), [age, kept]);

  const index = PLAYED.findIndex(({ id }) => id === puzzle);
  const facts = PLAYED[index];
  const next = PLAYED[index + 1];
  if (facts === undefined) return <p>There are no puzzles here yet.</p>;
  const isSent = shown?.puzzle === facts.id;
  const solved = PLAYED.filter(({ id }) => kept.solved[id] !== undefined);
  const practiced = solved.map(({ practices }) => practices);
  return (
    <Root>
      <div data-is="head">
        <h1>Your first class</h1>
        <Puzzles aria-label="Puzzles">
          {PLAYED.map(({ id, title }, at) => (
            <li key={id}>
              <button
                type="button"
                aria-label={`Puzzle ${at + 1}: ${title}${kept.solved[id] === undefined ? '' : ', solved'}`}
                aria-current={at === index ? 'step' : undefined}
                data-solved={kept.solved[id] === undefined ? undefined : ''}
                onClick={() => open(id)}
              >
                {at + 1}
                {kept.solved[id] === undefined ? '' : ' ✓'}
              </button>
            </li>
          ))}
        </Puzzles>
      </div>
      <div>
        <h2 ref={heading} tabIndex={-1}>{`${index + 1}. ${facts.title}`}</h2>
      </div>
      {!isKept && (
        <Notice tone="warning" role="status" title="This browser lets us keep nothing">
          What you make is lost when you close this page. A solution can be kept: copy its link.
        </Notice>
      )}
      <PuzzlePlay
        key={facts.id}
        facts={facts}
        puzzle={facts.puzzle}
        age={age}
        program={(isSent ? shown.program : kept.programs[facts.id]) ?? EMPTY_PROGRAM}
        onProgram={(program) => {
          if (isSent) {
            setShown(null);
            replace(search.slice(1));
          }
          change((now) => ({ ...now, puzzle: facts.id, programs: { ...now.programs, [facts.id]: program } }));
        }}
        onSolved={(blocks) => {
          if (isSent) return;
          change((now) => ({
            ...now,
            solved: { ...now.solved, [facts.id]: Math.min(blocks, now.solved[facts.id] ?? blocks) },
          }));
        }}
        onNext={next === undefined ? null : () => open(next.id)}
      />
      {solved.length > 0 && (
        <>
          <Certificate
            name={kept.name}
            onName={(name) => change((now) => ({ ...now, name }))}
            solved={solved.length}
            all={PLAYED.length}
            practiced={practiced}
          />
          <NextClass age={age} practiced={practiced} />
        </>
      )}
    </Root>
  );
}
