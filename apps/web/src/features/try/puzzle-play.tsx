import { countBlocks, inReadingOrder, writeProgram, type Program, type Puzzle } from '@kidcode/puzzles';
import type { PuzzleAge, PuzzleFacts } from '@kidcode/school';
import {
  Button,
  CheckboxRow,
  Disclosure,
  Field,
  Notice,
  RangeInput,
  VisuallyHidden,
  styled,
} from '@kidcode/ui';
import { useEffect, useId, useRef, useState } from 'react';

import { useCopied } from '../../shared/use-copied';
import { Bench } from './bench';
import { BoardView } from './board-view';
import { solutionLink } from './kept-class';
import { PythonProgram } from './python-program';
import { boardLabel, boardWords, changeWords, momentWords, outcomeWords } from './try-words';
import { playTone, readAloud, STEP_TIMES, usePlayer, USUAL_SPEED } from './use-player';

const Root = /* @__PURE__ */ styled('div', {
  display: 'grid',
  gap: '4',
  minWidth: '0',
  '& > *': { minWidth: '0' },
  /* Low, so that the board, Run and its answer are on the screen together. */
  '& [data-is=head]': {
    display: 'grid',
    columnGap: '6',
    alignItems: 'center',
    '& > [data-is=task]': { textStyle: 'lead', maxWidth: 'text' },
    '& > [data-is=row]': { marginTop: { base: '3', lg: '0' } },
    '& > [data-is=hints]': { gridColumn: '1 / -1', '& > p': { marginTop: '3' } },
    lg: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
  },
  '& [data-is=row]': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' },
  /* On a phone the blocks lie right under the board; what is set once comes last. */
  '& [data-is=columns]': {
    display: 'grid',
    gap: '6',
    alignItems: 'start',
    '& > *': { display: 'grid', gap: '4', minWidth: '0' },
    lg: {
      gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 7fr)',
      gridTemplateRows: 'auto 1fr',
      '& > :nth-child(2)': { gridColumn: '2', gridRow: '1 / span 2' },
    },
  },
  '& [data-is=board]': { '--board-height': { base: 'min(24rem, 34svh)', lg: 'min(24rem, 40svh)' } },
  '& [data-is=answer]': { scrollMarginBottom: '4', '& > [data-is=row]': { marginTop: '4' } },
  '& pre[data-is=words]': { fontFamily: 'body', whiteSpace: 'pre-wrap' },
});
const TONES = { moved: 440, bumped: 160, turned: 520, painted: 620, looked: 330, counted: 300, called: 380 };

interface PuzzlePlayProps {
  readonly facts: PuzzleFacts;
  readonly puzzle: Puzzle;
  readonly age: PuzzleAge;
  readonly program: Program;
  readonly onProgram: (program: Program) => void;
  readonly onSolved: (blocks: number) => void;
  /** Null after the last one. */
  readonly onNext: (() => void) | null;
}

export function PuzzlePlay(props: PuzzlePlayProps) {
  const { facts, puzzle, age, program: atFirst, onProgram, onSolved, onNext } = props;
  const { blocks, hints, best, goal } = facts;
  const [program, setProgram] = useState(atFirst);
  const [speed, setSpeed] = useState(USUAL_SPEED);
  const [hasSound, setHasSound] = useState(false);
  const [hintCount, setHintCount] = useState(0);
  const [said, setSaid] = useState('');
  const [changed, setChanged] = useState('');
  const boardId = useId();
  const [ended, setEnded] = useState<{ readonly words: string; readonly isSolved: boolean } | null>(null);
  const answer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (ended !== null)
      answer.current?.scrollIntoView({ block: 'nearest', behavior: isStill ? 'instant' : 'smooth' });
  }, [ended]);
  const player = usePlayer(
    puzzle,
    speed,
    ({ deed }) => hasSound && playTone(TONES[deed]),
    ({ outcome }, made) => {
      const isSolved = outcome.code === 'solved';
      setEnded({ words: outcomeWords(outcome, countBlocks(made), best, goal.paint > 0), isSolved });
      if (isSolved) onSolved(countBlocks(made));
    },
  );
  const { moment, isRunning, run } = player;
  const shownStep =
    moment === undefined || run === null ? undefined : inReadingOrder(run.program)[moment.step];
  const clear = () => {
    player.reset();
    setEnded(null);
  };
  const made = (next: Program) => {
    setChanged(changeWords(program, next));
    setProgram(next);
    onProgram(next);
    clear();
  };
  const lit = isRunning && moment !== undefined ? moment.step : null;
  return (
    <Root>
      <div data-is="head">
        <p data-is="task">{facts.task}</p>
        <div data-is="row">
          <Button
            variant="outline"
            onClick={() =>
              setSaid(
                readAloud(`${facts.title}. ${facts.task}`) ? '' : 'This browser has no voice of its own.',
              )
            }
          >
            Read aloud
          </Button>
          {/* After the last hint it stays, for the focus is on it. */}
          <Button
            variant="outline"
            aria-disabled={hintCount === hints.length}
            onClick={() => setHintCount(Math.min(hintCount + 1, hints.length))}
          >
            {hintCount === 0 ? 'Give me a hint' : hintCount < hints.length ? 'Another hint' : 'No more hints'}
          </Button>
          <span role="status">{said}</span>
        </div>
        <div data-is="hints" role="status">
          {hints.slice(0, hintCount).map((hint) => (
            <p key={hint}>{`Hint: ${hint}`}</p>
          ))}
        </div>
      </div>
      <div data-is="columns">
        <div>
          <div data-is="board" style={{ '--step-time': `${(STEP_TIMES[speed] ?? 0) * 0.8}ms` } as object}>
            <BoardView
              board={puzzle.board}
              moment={moment}
              label={boardLabel(puzzle.board, moment?.robot)}
              describedBy={boardId}
            />
          </div>
          <div data-is="row">
            {isRunning ? (
              <Button onClick={player.stop}>Stop</Button>
            ) : (
              <Button
                onClick={() => {
                  setEnded(null);
                  player.start(program);
                }}
              >
                Run
              </Button>
            )}
            <Button variant="outline" onClick={clear}>
              Reset
            </Button>
          </div>
          <div data-is="answer" ref={answer}>
            <div role="status">
              {ended !== null && <Notice tone={ended.isSolved ? 'success' : 'info'}>{ended.words}</Notice>}
            </div>
            {ended?.isSolved === true && (
              <div data-is="row">
                {onNext !== null && (
                  <Button variant="accent" onClick={onNext}>
                    Next puzzle
                  </Button>
                )}
                <CopyLink address={solutionLink(facts.id, program)} />
              </div>
            )}
          </div>
        </div>
        <div>
          <Bench
            blocks={blocks}
            look={age === '5-7' ? 'pictures' : 'words'}
            program={atFirst}
            lit={lit}
            onProgram={made}
          />
          <VisuallyHidden role="status">{changed}</VisuallyHidden>
          {age === '11+' && <PythonProgram program={program} lit={lit} />}
        </div>
        <div>
          <Field label="Speed">
            <RangeInput
              min={0}
              max={STEP_TIMES.length - 1}
              value={speed}
              valueText={['very slow', 'slow', 'medium', 'fast', 'very fast'][speed] ?? ''}
              onChange={({ target }) => setSpeed(Number(target.value))}
            />
          </Field>
          <CheckboxRow label="Sound" checked={hasSound} onChange={() => setHasSound(!hasSound)} />
          <Disclosure title="The board and the program in words">
            <p id={boardId}>{boardWords(puzzle.board)}.</p>
            <p>
              {shownStep === undefined || moment === undefined
                ? ''
                : momentWords(puzzle.board, moment, shownStep)}
            </p>
            <pre data-is="words">{writeProgram(program) || 'No blocks yet.'}</pre>
          </Disclosure>
        </div>
      </div>
    </Root>
  );
}

/** The link of a solution, for grandma. */
function CopyLink({ address }: { readonly address: string }) {
  const [isCopied, copy] = useCopied(address);
  return (
    <>
      <Button variant="outline" onClick={() => void copy()}>
        Copy a link to my solution
      </Button>
      {/* A browser that refuses shows the link, to be copied by hand. */}
      <span role="status">
        {isCopied === true ? 'The link is copied.' : isCopied === false ? address : ''}
      </span>
    </>
  );
}
