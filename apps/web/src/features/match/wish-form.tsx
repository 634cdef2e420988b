import { chakra } from '@chakra-ui/react';
import type { ProgramWish } from '@kidcode/booking';
import { BRANCH_IDS, BRANCHES, CENTER_IDS, HAS_ONLINE } from '@kidcode/branches';
import { PROGRAM_FINDER, SCHOOL_AGES, WEEKDAYS } from '@kidcode/scheduling';
import { Button, CheckboxRow, ChoiceGroup, Field, SelectInput } from '@kidcode/ui';

const Form = /* @__PURE__ */ chakra('form', {
  base: {
    display: 'grid',
    gap: '8',
    '@media (scripting: none)': { display: 'none' },
    '& fieldset > legend': { textStyle: 'h4' },
    '& fieldset + fieldset': { paddingTop: '6', borderTop: '1px solid {colors.line.hair}' },
  },
});
const Pair = /* @__PURE__ */ chakra('div', {
  base: { display: 'grid', gap: '4', sm: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
const Days = /* @__PURE__ */ chakra('div', {
  base: {
    marginTop: '4',
    '& > p': { textStyle: 'label' },
    '& > div': {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(8.5rem, 1fr))',
      columnGap: '3',
    },
  },
});

const Presses = /* @__PURE__ */ chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '3' } });

/** One year on either side: whoever asks for a child a little too young or old gets an answer, too. */
const AGES = Array.from(
  { length: SCHOOL_AGES.to - SCHOOL_AGES.from + 3 },
  (_, index) => SCHOOL_AGES.from - 1 + index,
);

const PLACES = [...CENTER_IDS, ...(HAS_ONLINE ? (['online'] as const) : [])].map((id) => ({
  value: id,
  label: BRANCHES[id].name,
}));

const toggled = <T,>(values: readonly T[], value: T): readonly T[] =>
  values.includes(value) ? values.filter((other) => other !== value) : [...values, value];

interface WishFormProps {
  readonly wish: ProgramWish;
  readonly change: (change: Partial<ProgramWish>) => void;
  readonly onClear: () => void;
  /** Leads to the answer, which is below the questions on a phone. */
  readonly onAsk: () => void;
}

/** Three short questions: who, what, where and when. Every answer counts at once; none has to be given. */
export function WishForm({ wish, change, onClear, onAsk }: WishFormProps) {
  const { age, interests, place, days, goal, experience } = wish;
  // An age of a link stays in sight even if nobody of it is taught.
  const ages = age === null || AGES.includes(age) ? AGES : [...AGES, age];
  return (
    <Form
      aria-label="Find a program"
      onSubmit={(event) => {
        event.preventDefault();
        onAsk();
      }}
    >
      <ChoiceGroup legend="1. How old is your child?">
        <Field label="Age">
          <SelectInput
            placeholder="Any age"
            value={age ?? ''}
            options={ages.map((each) => ({ value: String(each), label: `${each} years` }))}
            onChange={({ target: { value } }) => change({ age: value === '' ? null : Number(value) })}
          />
        </Field>
        <Field label="Made so far">
          <SelectInput
            placeholder="I do not know"
            value={experience ?? ''}
            options={PROGRAM_FINDER.experience.map(({ id, label }) => ({ value: id, label }))}
            onChange={({ target: { value } }) => change({ experience: value === '' ? null : value })}
          />
        </Field>
      </ChoiceGroup>
      <ChoiceGroup legend="2. What does your child like?" columns={2}>
        {PROGRAM_FINDER.interests.map(({ id, label }) => (
          <CheckboxRow
            key={id}
            name="likes"
            label={label}
            checked={interests.includes(id)}
            onChange={() => change({ interests: toggled(interests, id) })}
          />
        ))}
        <Field label="What for?">
          <SelectInput
            placeholder="Does not matter"
            value={goal ?? ''}
            options={PROGRAM_FINDER.goals.map(({ id, label }) => ({ value: id, label }))}
            onChange={({ target: { value } }) => change({ goal: value === '' ? null : value })}
          />
        </Field>
      </ChoiceGroup>
      <ChoiceGroup legend="3. Where and when?">
        <Pair>
          <Field label="Place">
            <SelectInput
              placeholder="Anywhere"
              value={place ?? ''}
              options={PLACES}
              onChange={({ target: { value } }) =>
                change({ place: BRANCH_IDS.find((id) => id === value) ?? null })
              }
            />
          </Field>
        </Pair>
        <Days>
          <p id="free-days">Free afternoons (none ticked: any day)</p>
          <div role="group" aria-labelledby="free-days">
            {WEEKDAYS.map((day) => (
              <CheckboxRow
                key={day}
                name="days"
                label={day}
                checked={days.includes(day)}
                onChange={() =>
                  change({ days: WEEKDAYS.filter((each) => toggled(days, day).includes(each)) })
                }
              />
            ))}
          </div>
        </Days>
      </ChoiceGroup>
      <Presses>
        <Button type="submit">See the answer</Button>
        <Button variant="outline" onClick={onClear}>
          Start again
        </Button>
      </Presses>
    </Form>
  );
}
