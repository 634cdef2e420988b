import { siteDay, type ProgramFacts, type Timetable } from '@kidcode/school';

/** The weekly workshops. Invented. */
export const PROGRAMS = [
  { key: 'STORY_CODE', title: 'Story Code', courseCode: 'HBRSTUDIO01', ages: '7-9' },
  { key: 'GAME_STUDIO', title: 'Game Studio', courseCode: 'HBRSTUDIO02', ages: '8-12' },
  { key: 'BOAT_ROBOTS', title: 'Boat Robots', courseCode: 'HBRSTUDIO03', ages: '9-14' },
  { key: 'ELECTRONICS', title: 'Electronics Bench', courseCode: 'HBRSTUDIO04', ages: '10-14' },
  { key: 'PYTHON_LAB', title: 'Python Lab', courseCode: 'HBRSTUDIO05', ages: '11-14' },
] as const satisfies readonly ProgramFacts[];

export const TIMETABLE: Timetable = {
  starts: siteDay('2025-09-15'),
  classType: 'PT',
  timeZone: 'EST',
  online: null,
  centers: {
    STORY_CODE: { classDays: 'Mon', classTime: '3:30PM' },
    GAME_STUDIO: { classDays: 'Tue', classTime: '4:00PM' },
    BOAT_ROBOTS: { classDays: 'Wed', classTime: '4:00PM' },
    ELECTRONICS: { classDays: 'Thu', classTime: '4:30PM' },
    PYTHON_LAB: { classDays: 'Fri', classTime: '4:30PM' },
  },
};
