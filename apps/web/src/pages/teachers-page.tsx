import { BRANCHES, CENTER_IDS, fewOf, HAS_ONLINE, type BranchId } from '@kidcode/branches';
import { TEACHERS } from '@kidcode/current-school';
import { TEACHERS_TEXT } from '@kidcode/current-school/generated/texts/teachers';
import { branchOfParams } from '@kidcode/site';
import { Band, EmptyState, NextStep, SectionHeading } from '@kidcode/ui';

import { addressOfPage } from '../shared/has-page';
import { TrialLink } from '../shared/next-steps';
import { BranchSwitch } from '../features/company/branch-switch';
import { CheckList } from '../features/company/check-list';
import { ActionLink } from '../features/company/page-actions';
import { PageTop } from '../features/company/page-top';
import { SampleNote } from '../shared/sample-note';
import { Split } from '../features/company/split';
import { teachersAt } from '../features/leads/school-teachers';
import { GroupPicture } from '../features/company/teachers/portrait';
import { TeacherList } from '../features/company/teachers/teacher-list';
import { TeacherMessageSlot } from '../features/company/contact/form-slots';
import { useRouteParams } from '../shared/use-route-params';

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
        actions={<BranchSwitch label="Teachers by branch" links={linksFor(branch)} />}
      />
      <Band divider="studs" labelledBy="looking">
        <Split id="looking" title={looking.title} lead={looking.lead} sticky>
          <CheckList points={looking.points} />
        </Split>
      </Band>
      <Band tone="sunken" divider="curve" labelledBy="profiles">
        <SectionHeading id="profiles" title={profiles.title} lead={profiles.lead} />
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
            action={<ActionLink to="#ask">Ask us who teaches</ActionLink>}
          >
            Our teachers introduce themselves here soon. Until then we gladly tell you who would teach your
            child.
          </EmptyState>
        )}
      </Band>
      <Band labelledBy="ask">
        <Split id="ask" title={ask.title} lead={ask.lead}>
          <TeacherMessageSlot branch={branch} />
        </Split>
      </Band>
      <NextStep
        title="Meet a teacher in a trial class"
        text="It is the shortest way to find out whether the two get along."
        actions={
          <>
            <TrialLink />
            {CAREERS !== null && <ActionLink to={CAREERS}>Teach with us</ActionLink>}
          </>
        }
      />
    </>
  );
}
