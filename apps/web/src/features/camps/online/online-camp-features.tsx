import { BRANCHES } from '@kidcode/branches';
import { ONLINE_CAMP, ONLINE_COURSES } from '@kidcode/scheduling';
import { FactGrid, FactTile, SectionHeading } from '@kidcode/ui';
import { CalendarDays, House, MonitorPlay, Users } from 'lucide-react';

import { ONLINE_CAMP_FEATURES } from '../../../content/online-camps';

const [course] = ONLINE_COURSES;

/** The features block: who, when, where and in what company. */
export function OnlineCampFeatures() {
  return (
    <>
      <SectionHeading
        id="online-camp-features"
        title={ONLINE_CAMP_FEATURES.title}
        lead={ONLINE_CAMP_FEATURES.lead}
      />
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
          note="All times are Central time"
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
