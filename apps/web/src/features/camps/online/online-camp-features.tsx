import { BRANCHES } from '@kidcode/branches';
import { TIME } from '@kidcode/current-school';
import type { SchoolTexts } from '@kidcode/school';
import { ONLINE_CAMP, ONLINE_COURSES } from '@kidcode/scheduling';
import { FactGrid, FactTile, SectionHeading } from '@kidcode/ui';
import { CalendarDays, House, MonitorPlay, Users } from 'lucide-react';

const [course] = ONLINE_COURSES;

/** The features block: who, when, where and in what company. */
export function OnlineCampFeatures({ title, lead }: SchoolTexts['online-camps']['features']) {
  return (
    <>
      <SectionHeading id="online-camp-features" title={title} lead={lead} />
      <FactGrid>
        <FactTile
          label="Live classes"
          value={`${course.sessions} sessions`}
          note={`in ${course.duration.toLowerCase()}`}
          icon={<MonitorPlay size={20} aria-hidden="true" />}
        />
        <FactTile
          label="Class days"
          value={ONLINE_CAMP.classDays}
          note={`All times are ${TIME.name} time`}
          icon={<CalendarDays size={20} aria-hidden="true" />}
        />
        <FactTile
          label="Small groups"
          value={`${ONLINE_CAMP.groupSizeMax} children at most`}
          note={`Ages ${ONLINE_CAMP.ages}; these courses ${course.ageRange}`}
          icon={<Users size={20} aria-hidden="true" />}
        />
        <FactTile
          label="Place"
          value="At home"
          note={`Questions? ${BRANCHES.online.phone}`}
          icon={<House size={20} aria-hidden="true" />}
        />
      </FactGrid>
    </>
  );
}
