import { BRANCHES, CENTER_IDS, fewOf, HAS_ONLINE, type BranchId, isBranchId } from '@kidcode/branches';
import { TEACHERS } from '@kidcode/current-school';
import { TEACHERS_TEXT } from '@kidcode/current-school/generated/texts/teachers';
import { branchOfParams } from '@kidcode/site';
import {
  EmptyState,
  ChipList,
  Stack,
  Steps,
  Section,
  LARGE_TEXT,
  LARGE_TEXT_COLUMN,
  styled,
} from '@kidcode/ui';
import { chakra } from '@chakra-ui/react';
import type { TeacherFacts } from '@kidcode/school';

import { addressOfPage } from '../shared/has-page';
import { BranchSwitch } from '../features/company/branch-switch';
import { PageTop } from '../features/company/page-top';
import { SampleNote } from '../shared/samples';
import { Split } from '../features/company/split';
import { teachersAt } from '../features/leads/school-teachers';
import { GroupPicture, Portrait } from '../features/company/teachers/portrait';
import { FormSlot, TeacherMessageForm } from '../features/company/contact/form-slots';
import { useRouteParams } from '../shared/use-route-params';
import { SubjectBrick, subjectOf } from '../shared/subject';
import { ActionLink } from '../shared/page-link';
import { TrialStep } from '../shared/trial-step';

const Root = /* @__PURE__ */ styled('article', {
  layerStyle: 'card',
  display: 'grid',
  // On phones, and of a sample, the name stands beside the face, and the rest below both.
  gridTemplateColumns: { base: '6.5rem minmax(0, 1fr)', sm: 'none' },
  ...LARGE_TEXT_COLUMN,
  '&[data-small]': {
    gridTemplateColumns: '6.5rem minmax(0, 1fr)',
    '& h3': { textStyle: 'h4' },
    '& > header': { padding: '3' },
    position: 'relative',
    display: 'block',
    minHeight: '10.5rem',
    paddingInlineStart: '7.5rem',
    [LARGE_TEXT]: { paddingInlineStart: '3.5rem', '& > div:first-of-type': { width: '3.5rem' } },
    // The face is as high as the card.
    '& > div:first-of-type': {
      position: 'absolute',
      insetBlock: '0',
      insetInlineStart: '0',
      width: '7.5rem',
      borderEndEndRadius: '0',
      '& > svg': {
        width: 'full',
        height: 'full',
        aspectRatio: 'auto',
        // Dark hair on a dark ground.
        _dark: { filter: 'drop-shadow(0 0 1px {colors.fg.quiet}) drop-shadow(0 0 1px {colors.fg.quiet})' },
      },
    },
    '& > div:last-of-type': { textStyle: 'small', padding: '3' },
  },
  alignContent: 'start',
  height: 'full',
  overflow: 'hidden',
  '& > div:first-of-type': {
    display: 'grid',
    alignItems: 'end',
    background: 'accent.wash',
    borderEndEndRadius: { base: 'card', sm: '0' },
    '& > :is(svg, img)': { width: 'full', height: 'auto', aspectRatio: '6 / 5', objectFit: 'cover' },
  },
  '& > header': {
    padding: { base: '3', sm: '6' },
    paddingBlockEnd: { base: '0', sm: '0' },
    alignSelf: { base: 'center', sm: 'auto' },
    '& > h3': { textStyle: 'h3' },
    '& > p': { textStyle: 'label', color: 'accent.text', marginTop: '1' },
  },
  '& > div:last-of-type': {
    display: 'grid',
    gap: '3',
    justifyItems: 'start',
    gridColumn: '1 / -1',
    padding: { base: '4', sm: '6' },
    paddingBlockStart: { base: '3', sm: '3' },
    '& > p': { color: 'fg.quiet' },
  },
});

/** One profile: a face, what is taught, where. Whoever shows samples says so beside them. */
function TeacherCard({ teacher }: { readonly teacher: TeacherFacts }) {
  const { fullName, branch, teachesOnline, introduction, teaches } = teacher;
  const isOnlineToo = HAS_ONLINE && teachesOnline && branch !== 'online';
  const subjects = teaches.flatMap((id) => subjectOf(id) ?? []);
  return (
    <Root data-branch={branch} data-small={teacher.sample ? '' : undefined}>
      <div>
        <Portrait teacher={teacher} place={TEACHERS.indexOf(teacher)} />
      </div>
      <header>
        <h3>{fullName}</h3>
        {subjects.length > 0 && <p>{`Teaches: ${subjects.map(({ label }) => label).join(', ')}`}</p>}
      </header>
      <div>
        {!teacher.sample && <p>{introduction}</p>}
        {teacher.sample && (
          <chakra.span aria-hidden="true" display="flex">
            {subjects.map((subject) => (
              <SubjectBrick key={subject.id} subject={subject} size={34} />
            ))}
          </chakra.span>
        )}
        <ChipList
          facts={[
            ...(isBranchId(branch) ? [BRANCHES[branch].name] : []),
            ...(isOnlineToo ? ['Also teaches online'] : []),
          ]}
          tone="accent"
        />
      </div>
    </Root>
  );
}

function TeacherList({ teachers }: { readonly teachers: readonly TeacherFacts[] }) {
  return (
    <Stack
      as="ul"
      gap={{ base: '3', md: '6' }}
      gridTemplateColumns={{ sm: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(3, minmax(0, 1fr))' }}
      gridAutoRows={{ sm: '1fr' }}
    >
      {teachers.map((teacher) => (
        <li key={teacher.id}>
          <TeacherCard teacher={teacher} />
        </li>
      ))}
    </Stack>
  );
}

const CAREERS = addressOfPage('careers');

const ORDER: readonly BranchId[] = [...CENTER_IDS, ...(HAS_ONLINE ? (['online'] as const) : [])];

const { top, titles, profiles, looking, ask } = TEACHERS_TEXT;

const linksFor = (branch: BranchId | null) => [
  { href: '/teachers', label: 'All', current: branch === null },
  ...fewOf(ORDER, branch ?? undefined).map((id) => ({
    href: `/${id}/teachers`,
    label: BRANCHES[id].name,
    current: branch === id,
  })),
];

export function TeachersPage() {
  const branch = branchOfParams(useRouteParams());
  const title = (branch === null ? undefined : titles[branch]) ?? top.title;
  const teachers = teachersAt(branch);
  // Real teachers have photos below; a group of drawn people would stand for them.
  const drawn = teachers.filter(({ sample }) => sample).map((teacher) => TEACHERS.indexOf(teacher));
  return (
    <>
      <PageTop
        content={{ ...top, title }}
        {...(drawn.length > 0 && { standing: <GroupPicture places={drawn} /> })}
      />
      <Split divider="studs" id="looking" title={looking.title} lead={looking.lead} sticky>
        <Steps steps={looking.points} />
      </Split>
      <Section tone="sunken" divider="curve" id="profiles" title={profiles.title} lead={profiles.lead}>
        <chakra.div marginBottom="6">
          <BranchSwitch label="Teachers by branch" links={linksFor(branch)} />
        </chakra.div>
        {teachers.some(({ sample }) => sample) && (
          <SampleNote>
            these profiles and drawings show where each teacher will introduce themselves.
          </SampleNote>
        )}
        {teachers.length > 0 ? (
          <TeacherList teachers={teachers} />
        ) : (
          <EmptyState
            title="The profiles follow"
            action={<ActionLink href="#ask" label="Ask us who teaches" />}
          >
            Our teachers introduce themselves here soon. Until then we gladly tell you who would teach your
            child.
          </EmptyState>
        )}
      </Section>
      <Split id="ask" title={ask.title} lead={ask.lead}>
        <FormSlot>
          <TeacherMessageForm branch={branch} />
        </FormSlot>
      </Split>
      <TrialStep
        title="Meet a teacher in a trial class"
        text="It is the shortest way to find out whether the two get along."
      >
        {CAREERS !== null && <ActionLink href={CAREERS} label="Teach with us" />}
      </TrialStep>
    </>
  );
}
