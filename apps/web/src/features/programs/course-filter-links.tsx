import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import { Link } from 'react-router-dom';

import { KEEPS_PLACE } from '../../shared/navigation';
import { DAY_NAMES, filterQuery, type CourseFilter, type FilterChoices } from './course-filter';

/* Without scripts nothing can be kept apart: the whole list stands there, and no filter. */
const Filters = /* @__PURE__ */ chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    marginBottom: '6',
    lg: { gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: '12' },
    '@media (scripting: none)': { display: 'none' },
    '@media print': { display: 'none' },
    '& p': { textStyle: 'label', color: 'fg.quiet', marginBottom: '2' },
    '& ul': { display: 'flex', flexWrap: 'wrap', gap: '2' },
    '& a': {
      display: 'grid',
      placeItems: 'center',
      minWidth: 'touch',
      minHeight: 'touch',
      paddingInline: '3',
      borderRadius: 'control',
      border: '2px solid {colors.line.strong}',
      fontFamily: 'heading',
      fontWeight: '600',
      fontVariantNumeric: 'tabular-nums',
      _hover: { borderColor: 'accent.solid' },
    },
    '& a[aria-current]': { background: 'accent.solid', borderColor: 'accent.solid', color: 'accent.on' },
  },
});

interface Choice {
  readonly label: string;
  /** Where the label is too short to be heard. */
  readonly name?: string;
  readonly filter: CourseFilter;
  readonly chosen: boolean;
}

/** One question; its answers are links, so that a tap before the scripts is kept in the address, too. */
function Question({ title, choices }: { readonly title: string; readonly choices: readonly Choice[] }) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id}>
      <p id={id}>{title}</p>
      <ul>
        {choices.map(({ label, name, filter, chosen }) => (
          <li key={label}>
            <Link
              to={{ search: filterQuery(filter) }}
              aria-label={name}
              aria-current={chosen ? 'true' : undefined}
              replace
              state={KEEPS_PLACE}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface CourseFilterLinksProps {
  readonly choices: FilterChoices;
  readonly filter: CourseFilter;
}

/** Which courses a parent keeps: by the child's age, and by the day where that makes a difference. */
export function CourseFilterLinks({ choices: { ages, days }, filter }: CourseFilterLinksProps) {
  return (
    <Filters>
      <Question
        title="How old is your child?"
        choices={[null, ...ages].map((age) => ({
          label: age === null ? 'Any' : String(age),
          name: age === null ? 'Any age' : `${age} years`,
          filter: { ...filter, age },
          chosen: filter.age === age,
        }))}
      />
      {days.length > 0 && (
        <Question
          title="Which day suits you?"
          choices={[null, ...days].map((day) => ({
            label: day ?? 'Any',
            name: day === null ? 'Any day' : (DAY_NAMES[day] ?? day),
            filter: { ...filter, day },
            chosen: filter.day === day,
          }))}
        />
      )}
    </Filters>
  );
}
