import { BRANCHES, type BranchId } from '@kidcode/branches';
import { branchOfParams } from '@kidcode/site';
import { Band, NextStep, SectionHeading } from '@kidcode/ui';

import { TrialLink } from '../shared/next-steps';
import { CENTERS_FIRST } from '../shared/place-words';
import { TEACHERS, teachersAt } from '../content/teachers';
import { BranchSwitch } from '../features/company/branch-switch';
import { CheckList } from '../features/company/check-list';
import { ActionLink } from '../features/company/page-actions';
import { PageTop } from '../features/company/page-top';
import { Split } from '../features/company/split';
import { TeacherList } from '../features/company/teachers/teacher-list';
import { TeacherMessageSlot } from '../features/company/teachers/teacher-message-slot';
import { useRouteParams } from '../shared/use-route-params';

const titleOf = (branch: BranchId | null): string => {
  if (branch === null) return 'The people at the board';
  return branch === 'online'
    ? 'The people on the screen'
    : `The people at the board in ${BRANCHES[branch].name}`;
};

export function TeachersPage() {
  const branch = branchOfParams(useRouteParams());
  const { lead, profiles, looking, ask } = TEACHERS;
  const links = [
    { href: '/teachers', label: 'All', current: branch === null },
    ...CENTERS_FIRST.map((id) => ({
      href: `/${id}/teachers`,
      label: BRANCHES[id].name,
      current: branch === id,
    })),
  ];
  return (
    <>
      <PageTop
        content={{ eyebrow: 'Teachers', title: titleOf(branch), lead, picture: 'teachers' }}
        actions={<BranchSwitch label="Teachers by branch" links={links} />}
      />
      <Band labelledBy="looking">
        <Split id="looking" title={looking.title} lead={looking.lead} sticky>
          <CheckList points={looking.points} />
        </Split>
      </Band>
      <Band tone="tint" divider="curve" labelledBy="profiles">
        <SectionHeading id="profiles" title={profiles.title} lead={profiles.lead} />
        <TeacherList teachers={teachersAt(branch)} />
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
            <ActionLink to="/careers">Teach with us</ActionLink>
          </>
        }
      />
    </>
  );
}
