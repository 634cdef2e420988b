import { chakra } from '@chakra-ui/react';
import { isProgramKey, PROGRAMS, programSlug, type ProgramKey } from '@kidcode/scheduling';
import { Band, SampleBadge, SectionHeading, type BandProps } from '@kidcode/ui';

import type { CourseFamily } from '@kidcode/school';

const Families = /* @__PURE__ */ chakra('div', {
  base: {
    display: 'grid',
    gap: 'clamp(2.5rem, 5vw, 4rem)',
    '& > section': {
      display: 'grid',
      gap: '6',
      lg: { gridTemplateColumns: '15rem minmax(0, 1fr)', columnGap: '12' },
    },
    '& h3': { textStyle: 'h2', fontSize: 'xl' },
    '& h3 + p': { color: 'fg.quiet', marginTop: '2' },
    '& section img': { width: '9rem', marginBottom: '4' },
  },
});
const Courses = /* @__PURE__ */ chakra('ul', {
  base: {
    '& > li': {
      display: 'grid',
      gap: '2',
      paddingBlock: '4',
      borderTop: '1px solid {colors.line.hair}',
      scrollMarginTop: '9rem',
      md: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 6fr)', columnGap: '6' },
    },
    '& h4': { textStyle: 'h3' },
    '& h4 + p': { textStyle: 'small', color: 'fg.quiet' },
    '& div + div': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '3', rowGap: '1' },
  },
});

/** Whether the timetable has the program that a text is about. */
const isTaught = <T extends { readonly key: string }>(
  course: T,
): course is T & { readonly key: ProgramKey } => isProgramKey(course.key);

interface CourseFamiliesProps {
  readonly title: string;
  readonly lead: string;
  readonly families: readonly CourseFamily[];
  readonly tone?: BandProps['tone'];
  readonly divider?: BandProps['divider'];
}

/** The specialized programs by family, each with one thing that a child makes in it. */
export function CourseFamilies({
  title,
  lead,
  families,
  tone = 'paper',
  divider = 'none',
}: CourseFamiliesProps) {
  return (
    <Band tone={tone} divider={divider} labelledBy="courses">
      <SectionHeading id="courses" title={title} lead={lead} />
      <Families>
        {families.map((family, index) => (
          <section key={family.title} aria-labelledby={`family-${index}`}>
            <div>
              <img src={family.picture} alt="" width={144} height={108} loading="lazy" />
              <h3 id={`family-${index}`}>{family.title}</h3>
              <p>{family.text}</p>
            </div>
            <Courses>
              {family.courses.filter(isTaught).map(({ key, forWhom, makes }) => (
                <li key={key} id={programSlug(key)}>
                  <div>
                    <h4>{PROGRAMS[key].title}</h4>
                    <p>{forWhom}</p>
                  </div>
                  <div>
                    <p>{makes}</p>
                    <SampleBadge />
                  </div>
                </li>
              ))}
            </Courses>
          </section>
        ))}
      </Families>
    </Band>
  );
}
