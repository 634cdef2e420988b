import type { ScheduleContent } from '@kidcode/school';
import { SITE_PICTURES } from './site-pictures';

/** The schedule page; the timetable itself comes from the schedule data. */
export const CLASS_SCHEDULE: ScheduleContent = {
  top: {
    eyebrow: 'Class schedule',
    title: 'Which afternoon is free?',
    lead: 'The weekly timetable of our {programCount} specialized programs, in both centers and online. All times are {timeZoneName} Time.',
    picture: SITE_PICTURES.schedule,
  },
  notes: {
    'flower-mound':
      'Two classes a week, always on the same two days. A class takes up to {flower-mound:capacity} children.',
    euless: 'Two classes a week, always on the same two days.',
    online:
      'Two live classes a week, in the early evening. Online camps meet in groups of at most {onlineCampGroupSize}.',
  },
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
};
