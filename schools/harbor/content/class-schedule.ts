import type { ScheduleContent } from '@kidcode/school';
import { SITE_PICTURES } from './site-pictures';

/** The schedule page; the timetable itself comes from the schedule data. */
export const CLASS_SCHEDULE: ScheduleContent = {
  top: {
    eyebrow: 'Timetable',
    title: 'One workshop for every weekday',
    lead: '{programCount} subjects, the same week at all three workshops, in {timeZoneName} Time.',
    picture: SITE_PICTURES.schedule,
  },
  notes: {
    portland: 'Up to {portland:capacity} children at the long bench.',
    brunswick: 'Up to {brunswick:capacity} children, in the old mill.',
    lewiston: 'Up to {lewiston:capacity} children, for ages {lewiston:ages}.',
  },
  good: {
    title: 'What else to know',
    points: [
      { title: 'A workshop is one afternoon a week', text: 'Come for one subject or for all of them.' },
      { title: 'No workshops in camp weeks', text: 'Then the benches belong to the camp.' },
    ],
  },
  related: [
    { href: '/portland/programs/specialized', label: 'Portland', note: 'What the subjects are about' },
    { href: '/brunswick/programs/specialized', label: 'Brunswick', note: 'What the subjects are about' },
    { href: '/lewiston/programs/specialized', label: 'Lewiston', note: 'What the subjects are about' },
  ],
};
