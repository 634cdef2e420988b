import { BRANCHES, type BranchId } from '@kidcode/branches';
import {
  DEFAULT_CLASS_START,
  formatLongDate,
  ONLINE_CAMP,
  PROGRAM_KEYS,
  type SiteDay,
} from '@kidcode/scheduling';

const start = formatLongDate(DEFAULT_CLASS_START);

const { metadata } = BRANCHES['flower-mound'];
const capacity =
  metadata.capacityPerClass === null ? '' : ` A class takes up to ${metadata.capacityPerClass} children.`;

/** The schedule page; the timetable itself comes from the schedule data. */
export const CLASS_SCHEDULE = {
  top: {
    eyebrow: 'Class schedule',
    title: 'Which afternoon is free?',
    lead: `The weekly timetable of our ${PROGRAM_KEYS.length} specialized programs, in both centers and online. All times are Central Time.`,
    picture: 'schedule',
  },
  notes: {
    'flower-mound': `Two classes a week, always on the same two days.${capacity}`,
    euless: 'Two classes a week, always on the same two days.',
    online: `Two live classes a week, in the early evening. Online camps meet in groups of at most ${ONLINE_CAMP.groupSizeMax}.`,
  } satisfies Record<BranchId, string>,
  good: {
    title: 'Good to know',
    points: [
      {
        title: 'The core program has no fixed term',
        text: 'Enrollment is ongoing, and its days are not part of this timetable. Your center tells you which ones have room.',
      },
      {
        title: 'Camps have their own hours',
        text: 'In the holidays we keep camp hours. You find them on the camp pages, hour by hour.',
      },
      {
        title: 'Opening hours are not class hours',
        text: 'Each branch keeps hours of its own, on weekdays and weekends. You find them on the contact page.',
      },
    ],
  },
  related: [
    {
      href: '/flower-mound/programs/specialized',
      label: 'Programs in Flower Mound',
      note: 'What is behind each name in the timetable',
    },
    {
      href: '/euless/programs/specialized',
      label: 'Programs in Euless',
      note: 'What is behind each name in the timetable',
    },
    {
      href: '/online-specialized-programs',
      label: 'Programs online',
      note: 'The same subjects from your own table',
    },
    { href: '/camps', label: 'Camps', note: 'Winter, summer and spring' },
  ],
} as const;

/** What the start date means on a day. */
export function startSentence(today: SiteDay): string {
  return today < DEFAULT_CLASS_START
    ? `Classes start on ${start}.`
    : `The classes of this timetable started on ${start}. Ask us about joining one that is under way; a trial class is the usual first step.`;
}
