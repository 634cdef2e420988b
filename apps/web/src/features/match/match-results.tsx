import { chakra } from '@chakra-ui/react';
import type { ProgramMatches, ProgramThere } from '@kidcode/booking';
import { matchChangeWords, matchReasonWords, placeWords } from '@kidcode/booking';
import type { BranchId } from '@kidcode/branches';
import { isProgramKey, normalizeTime, PROGRAM_FINDER, programSlug } from '@kidcode/scheduling';
import type { ProgramLinkId } from '@kidcode/school';
import { wordList } from '@kidcode/site';
import { Card, Row, Stack, styled } from '@kidcode/ui';
import type { ComponentProps, ReactNode } from 'react';

import { ConsultationLink, TrialLink } from '../../shared/next-steps';
import { ActionLink, SiteLink } from '../../shared/page-link';
import { SubjectBrick, subjectOf } from '../../shared/subject';
import { offeredPrograms, programLink } from '../programs/program-links';
import { placeOfBranch } from '../programs/program-place';

/** The page that tells about a program at a place; null where the school has none. */
function programPath(program: string, place: BranchId): string | null {
  const id = (isProgramKey(program) ? 'specialized' : program) as ProgramLinkId;
  if (offeredPrograms([id]).length === 0) return null;
  const path = programLink(id, placeOfBranch(place));
  return isProgramKey(program) ? `${path}#${programSlug(program)}` : path;
}

const Reasons = /* @__PURE__ */ styled('ul', {
  paddingInlineStart: '1.2em',
  listStyle: 'disc',
  '& li::marker': { color: 'accent.text' },
});
const SUBJECTS = PROGRAM_FINDER.interests;
/** How many bricks lie in a row of the wall, and how far apart they and their rows are. */
const WALL = { row: 4, size: 56, across: 56, up: 43 };
const WALL_ROWS = Math.ceil(SUBJECTS.length / WALL.row);

/* Bricks that wait: the answer is built of them. A wall without names, because the bricks of a question can be pressed. */
const Wall = () => (
  <chakra.svg
    width={(WALL.row + (WALL_ROWS - 1) / 2) * WALL.across}
    height={WALL_ROWS * WALL.up + 10}
    marginTop="6"
    aria-hidden="true"
  >
    {SUBJECTS.map((subject, index) => {
      const row = Math.floor(index / WALL.row);
      return (
        <SubjectBrick
          key={subject.id}
          subject={subject}
          size={WALL.size}
          x={((index % WALL.row) + row / 2) * WALL.across}
          y={(WALL_ROWS - 1 - row) * WALL.up}
        />
      );
    })}
  </chakra.svg>
);
const Waiting = /* @__PURE__ */ styled('div', {
  layerStyle: 'card',
  borderStyle: 'dashed',
  borderWidth: '2px',
  padding: 'clamp(1.25rem, 3vw, 2rem)',
});
const Title = /* @__PURE__ */ styled('div', {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '3',
  width: 'full',
  '& > h3': { textStyle: 'h3' },
  '& > span': { display: 'flex', flexShrink: '0' },
});
const Lead = /* @__PURE__ */ styled('p', { textStyle: 'h3', marginBottom: '4', '&:empty': { margin: '0' } });

/** Where and when: 'in Flower Mound and in Euless at 4:30 PM, online at 6:30 PM'. */
function placesWords(at: readonly ProgramThere[]): string {
  const times = [...new Set(at.map(({ time }) => time))];
  return times
    .map((time) => {
      const where = wordList(at.filter((there) => there.time === time).map(({ place }) => placeWords(place)));
      return time === null ? where : `${where} at ${normalizeTime(time)}`;
    })
    .join(', ');
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function leadWords({ programs, near }: ProgramMatches): string {
  if (programs.length > 1) return `These ${programs.length} fit, the best first.`;
  if (programs.length === 1) return 'One program fits.';
  return near.length > 0 ? 'No program fits all of that. What would have to change:' : '';
}

/** The finder's answer in words, with the next step: what fits, and beside it what nearly does. */
export function MatchResults(matches: ProgramMatches) {
  return (
    <>
      {/* It alone is read aloud at every change; it stands there from the start, as a region that comes with its words is not heard. */}
      <Lead role="status">{leadWords(matches)}</Lead>
      <Matches {...matches} />
    </>
  );
}

function Matches({ programs, near }: ProgramMatches) {
  if (programs.length + near.length === 0) {
    return (
      <Waiting>
        <p>Answer a question, and your child’s program appears here, with the reason.</p>
        <Wall />
      </Waiting>
    );
  }
  if (programs.length === 0) {
    return (
      <>
        <NearPrograms near={near} />
        <Row alignItems="center" gap="3" marginTop="2">
          <ConsultationLink size="md" />
          <ActionLink href="/contact-us" label="Ask us" size="md" />
        </Row>
      </>
    );
  }
  return (
    <>
      <Stack as="ol" gap="4">
        {programs.map(({ program, title, at, reasons }, index) => (
          <ProgramCard
            key={program}
            program={program}
            title={title}
            at={at[0]}
            tone={index === 0 ? 'float' : 'raised'}
            where={<p>{`${capital(placesWords(at))}.`}</p>}
            words={reasons.map(matchReasonWords)}
          >
            {index === 0 && <TrialLink size="md" />}
          </ProgramCard>
        ))}
      </Stack>
      {near.length > 0 && (
        <>
          <Lead marginTop="6">Nearly:</Lead>
          <NearPrograms near={near} />
        </>
      )}
    </>
  );
}

interface ProgramCardProps extends Pick<ComponentProps<typeof Card>, 'tone'> {
  readonly program: string;
  readonly title: string;
  /** Where it is read about. */
  readonly at: ProgramThere;
  readonly where?: ReactNode;
  readonly words: readonly string[];
  readonly children?: ReactNode;
}

function ProgramCard({ program, title, at, tone, where, words, children }: ProgramCardProps) {
  const row = PROGRAM_FINDER.programs.find((each) => each.program === program);
  const subjects = (row?.interests ?? []).map(subjectOf).filter((subject) => subject !== undefined);
  const path = programPath(program, at.place);
  return (
    <li>
      <Card tone={tone}>
        <Title>
          <h3>{title}</h3>
          <span>
            {subjects.slice(0, 3).map((subject) => (
              <SubjectBrick key={subject.id} subject={subject} size={38} />
            ))}
          </span>
        </Title>
        {where}
        <Reasons>
          {words.map((each) => (
            <li key={each}>{each}</li>
          ))}
        </Reasons>
        <Row alignItems="center" gap="3" marginTop="2">
          {children}
          {path !== null && <SiteLink href={path} label={`Read about ${title}`} />}
        </Row>
      </Card>
    </li>
  );
}

/** What does not fit, and what would have to change for each. */
function NearPrograms({ near }: Pick<ProgramMatches, 'near'>) {
  return (
    <Stack as="ol" gap="4" aria-label="Would fit if something changed">
      {near.map(({ changes, ...program }) => (
        <ProgramCard key={program.program} {...program} words={changes.map(matchChangeWords)} />
      ))}
    </Stack>
  );
}
