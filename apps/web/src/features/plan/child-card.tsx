import { chakra } from '@chakra-ui/react';
import { PLAN_LIMITS, type PlanProblem } from '@kidcode/plan';
import { formatPrice, quoteCourse } from '@kidcode/pricing';
import { Button, Card, CheckboxRow, Field, Notice, Stack, TextInput, styled } from '@kidcode/ui';
import { useState } from 'react';

import { courseToggled, readAge, toggled } from './plan-edit';
import { openCourses, openSeasons } from './plan-season';
import { courseTitle, problemWords } from './plan-words';
import { SeasonGrid, type PlannedChildProps } from './season-grid';

function priceOf(code: string): string {
  const quote = quoteCourse(code);
  return quote.ok ? `, ${formatPrice(quote.value.discountedPrice)}` : '';
}

/** Weeks by centers, and the online courses: what one child comes to. */
function PlanGrid({ child, name, school, isRegistered, change }: PlannedChildProps) {
  const courses = openCourses(school);
  // What has begun since it was planned can be taken out again.
  const begun = child.items.flatMap((item) =>
    item.kind === 'course' && !courses.some(({ course }) => course.courseCode === item.courseCode)
      ? [item]
      : [],
  );
  return (
    <Stack gap="6">
      {openSeasons(school).map((season) => (
        <SeasonGrid key={season.camp.season} {...{ season, child, name, school, isRegistered, change }} />
      ))}
      {courses.length + begun.length > 0 && (
        <fieldset>
          <chakra.legend textStyle="h4">Online</chakra.legend>
          {courses.map(({ course, startLabel }) => {
            const { courseCode, title, sessions, duration, ageRange } = course;
            const planned = child.items.find(
              (item) => item.kind === 'course' && item.courseCode === courseCode,
            );
            const isBought = planned !== undefined && isRegistered(planned);
            return (
              <CheckboxRow
                key={courseCode}
                label={`${title}${priceOf(courseCode)}`}
                hint={`${isBought ? 'Registered: ' : ''}${startLabel}; ${sessions} sessions in ${duration.toLowerCase()}, ages ${ageRange}`}
                checked={planned !== undefined}
                disabled={isBought}
                onChange={() => change((before) => courseToggled(before, courseCode, startLabel))}
              />
            );
          })}
          {begun.map((item) => (
            <CheckboxRow
              key={item.courseCode}
              label={courseTitle(school, item.courseCode)}
              hint={`${isRegistered(item) ? 'Registered: ' : ''}${item.startLabel}`}
              checked
              disabled={isRegistered(item)}
              onChange={() => change((before) => courseToggled(before, item.courseCode, item.startLabel))}
            />
          ))}
        </fieldset>
      )}
    </Stack>
  );
}

const Head = /* @__PURE__ */ styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: '3',
  width: 'full',
  '& > h3': { textStyle: 'h3' },
});

/** The id of the first field of a child. */
export const childFieldId = (childId: string): string => `plan-${childId}`;

interface ChildCardProps extends PlannedChildProps {
  readonly problems: readonly PlanProblem[];
  /** Null for the only child. */
  readonly remove: (() => void) | null;
}

/** One child: what it is called here, its age, its weeks, and what is wrong with them. */
export function ChildCard(props: ChildCardProps) {
  const { child, name, school, problems, isRegistered, change, remove } = props;
  // What cannot be read stays in its field; an age that comes from elsewhere takes its place.
  const [typed, setTyped] = useState('');
  const ageText = readAge(typed) === child.age ? typed : String(child.age ?? '');
  const isWrong = ageText.trim() !== '' && readAge(ageText) === null;
  const questions = school.offers.filter(({ question }) => question !== undefined);
  const words = [...new Set(problems.map((problem) => problemWords(problem, school)))];
  return (
    <Card as="section" width="full" aria-label={name}>
      <Head>
        <h3>{name}</h3>
        {remove !== null && (
          <Button variant="quiet" onClick={remove} aria-label={`Remove ${name}`}>
            Remove
          </Button>
        )}
      </Head>
      <Stack gap="4" width="full" gridTemplateColumns={{ sm: 'minmax(0, 2fr) minmax(0, 1fr)' }}>
        <Field label="Name or initial (optional)" id={childFieldId(child.id)} hint="For this browser alone.">
          <TextInput
            value={child.label}
            maxLength={PLAN_LIMITS.label}
            autoComplete="off"
            onChange={({ target: { value } }) => change((before) => ({ ...before, label: value }))}
          />
        </Field>
        <Field label="Age" error={isWrong ? 'An age is a whole number of years, such as 8.' : undefined}>
          <TextInput
            value={ageText}
            inputMode="numeric"
            autoComplete="off"
            onChange={({ target: { value } }) => {
              setTyped(value);
              change((before) => ({ ...before, age: readAge(value) }));
            }}
          />
        </Field>
      </Stack>
      <chakra.div width="full" display="grid" gap="4" marginTop="4">
        <PlanGrid {...{ child, name, school, isRegistered, change }} />
        {questions.map(({ id, question, title }) => (
          <CheckboxRow
            key={id}
            label={question}
            hint={title}
            checked={child.claims.includes(id)}
            onChange={() => change((before) => ({ ...before, claims: toggled(before.claims, id) }))}
          />
        ))}
        <Stack role="status" gap="2">
          {words.map((word) => (
            <Notice key={word} tone="warning">
              {word}
            </Notice>
          ))}
        </Stack>
      </chakra.div>
    </Card>
  );
}
