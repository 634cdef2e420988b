import { chakra } from '@chakra-ui/react';
import type { ProgramWish } from '@kidcode/booking';
import { BRANCHES, CENTER_IDS, HAS_ONLINE } from '@kidcode/branches';
import { PROGRAM_FINDER, SCHOOL_AGES, WEEKDAYS } from '@kidcode/scheduling';
import { Field, SelectInput, styled } from '@kidcode/ui';
import type { ComponentProps, ReactNode } from 'react';

import { SubjectBrick, subjectOf } from '../../shared/subject';

/* The whole tile is pressed; what is checked is seen by its frame and its tint, and where several may be, by a tick. */
const Label = /* @__PURE__ */ styled('label', {
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: '2',
  minHeight: 'touch',
  padding: '3',
  borderRadius: 'control',
  border: '2px solid {colors.line.strong}',
  background: 'bg.raised',
  textAlign: 'center',
  textStyle: 'label',
  cursor: 'pointer',
  transition: 'border-color, background-color',
  transitionDuration: 'fast',
  _hover: { borderColor: 'accent.solid' },
  '&:has(:checked)': { borderColor: 'accent.solid', background: 'accent.wash' },
  '&:has(:focus-visible)': { outline: '3px solid {colors.accent.text}', outlineOffset: '2px' },
  '& > input': {
    position: 'absolute',
    insetInlineEnd: '2',
    top: '2',
    width: '1.125rem',
    height: '1.125rem',
    accentColor: 'var(--k-colors-accent-solid)',
    _focusVisible: { outline: 'none' },
  },
  '&:has([type=radio]:checked)': {
    _highContrast: { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
  },
  '& > [type=radio]': { opacity: '0', inset: '0', width: 'full', height: 'full' },
  // A word and its box stand in one line.
  '&:not(:has(svg)):has([type=checkbox])': {
    gridAutoFlow: 'column',
    justifyContent: 'start',
    alignItems: 'center',
    paddingInline: '2',
    '& > input': { position: 'static' },
  },
});

/** Tiles beside each other, as many as there is room for; `small` ones hold a number or a word. */
const Tiles = /* @__PURE__ */ chakra('div', {
  base: { display: 'grid', gap: '2', gridTemplateColumns: 'repeat(auto-fill, minmax(7.25rem, 1fr))' },
  variants: {
    small: {
      true: { gridTemplateColumns: { base: 'repeat(4, minmax(0, 1fr))', sm: 'repeat(6, minmax(0, 1fr))' } },
    },
  },
});

interface TileProps extends Omit<ComponentProps<'input'>, 'children'> {
  readonly type: 'radio' | 'checkbox';
  readonly picture?: ReactNode;
  readonly children: ReactNode;
}

function Tile({ picture, children, ...input }: TileProps) {
  return (
    <Label>
      <input {...input} />
      {picture}
      <span>{children}</span>
    </Label>
  );
}

const Sub = /* @__PURE__ */ styled('div', {
  marginTop: '6',
  '& > p': { textStyle: 'label', marginBottom: '2' },
});

const AGES = Array.from(
  { length: SCHOOL_AGES.to - SCHOOL_AGES.from + 1 },
  (_, index) => SCHOOL_AGES.from + index,
);

const PLACES = [
  { id: null, label: 'Anywhere' },
  ...[...CENTER_IDS, ...(HAS_ONLINE ? (['online'] as const) : [])].map((id) => ({
    id,
    label: BRANCHES[id].name,
  })),
];

const toggled = <T,>(values: readonly T[], value: T): readonly T[] =>
  values.includes(value) ? values.filter((other) => other !== value) : [...values, value];

interface StepProps {
  readonly wish: ProgramWish;
  readonly change: (change: Partial<ProgramWish>) => void;
}

function Age({ wish: { age, experience }, change }: StepProps) {
  // An age of a link stays in sight even if nobody of it is taught.
  const ages = age === null || AGES.includes(age) ? AGES : [...AGES, age];
  return (
    <>
      <Tiles small>
        {ages.map((each) => (
          <Tile
            key={each}
            type="radio"
            name="age"
            aria-label={`${each} years`}
            checked={age === each}
            onChange={() => change({ age: each })}
          >
            {each}
          </Tile>
        ))}
      </Tiles>
      <Sub>
        <Field label="What has your child made so far?">
          <SelectInput
            placeholder="I do not know"
            value={experience ?? ''}
            options={PROGRAM_FINDER.experience.map(({ id, label }) => ({ value: id, label }))}
            onChange={({ target: { value } }) => change({ experience: value === '' ? null : value })}
          />
        </Field>
      </Sub>
    </>
  );
}

function Likes({ wish: { interests, goal }, change }: StepProps) {
  return (
    <>
      <Tiles>
        {PROGRAM_FINDER.interests.map((subject) => (
          <Tile
            key={subject.id}
            type="checkbox"
            name="likes"
            picture={<SubjectBrick subject={subject} size={60} />}
            checked={interests.includes(subject.id)}
            onChange={() => change({ interests: toggled(interests, subject.id) })}
          >
            {subject.label}
          </Tile>
        ))}
      </Tiles>
      <Sub>
        <Field label="What for?">
          <SelectInput
            placeholder="Does not matter"
            value={goal ?? ''}
            options={PROGRAM_FINDER.goals.map(({ id, label }) => ({ value: id, label }))}
            onChange={({ target: { value } }) => change({ goal: value === '' ? null : value })}
          />
        </Field>
      </Sub>
    </>
  );
}

function Where({ wish: { place, days }, change }: StepProps) {
  return (
    <>
      <Tiles>
        {PLACES.map(({ id, label }) => (
          <Tile
            key={label}
            type="radio"
            name="place"
            checked={place === id}
            onChange={() => change({ place: id })}
          >
            {label}
          </Tile>
        ))}
      </Tiles>
      <Sub>
        <p id="free-days">Free afternoons (none ticked: any day)</p>
        <Tiles role="group" aria-labelledby="free-days">
          {WEEKDAYS.map((day) => (
            <Tile
              key={day}
              type="checkbox"
              name="days"
              checked={days.includes(day)}
              onChange={() => change({ days: WEEKDAYS.filter((each) => toggled(days, day).includes(each)) })}
            >
              {day}
            </Tile>
          ))}
        </Tiles>
      </Sub>
    </>
  );
}

/** The questions in their order: a short name, and what was said to it so far. */
export const STEPS = [
  {
    name: 'Age',
    question: 'How old is your child?',
    Choices: Age,
    said: ({ age }: ProgramWish): string => (age === null ? '' : `${age} years`),
  },
  {
    name: 'Likes',
    question: 'What does your child like?',
    Choices: Likes,
    said: ({ interests }: ProgramWish): string =>
      interests.map((id) => subjectOf(id)?.label ?? id).join(', '),
  },
  {
    name: 'Place and days',
    question: 'Where and when?',
    Choices: Where,
    said: ({ place, days }: ProgramWish): string =>
      [...(place === null ? [] : [BRANCHES[place].name]), ...days].join(', '),
  },
] as const;
