import { siteDay, type ProgramFacts, type Timetable } from '@kidcode/school';

/**
 * The specialized programs. The specifications list ten keys and twelve codes and tie two of them together:
 * Roblox is KNCSPECIAL07 and AI/ML is KNCSPECIAL03 (specification 2, section 3), whose online courses are for ages
 * 8-14. The other keys take the remaining codes in the order in which both lists stand; KNCSPECIAL11 stays the
 * default code and KNCSPECIAL23 is unassigned (D-36). Titles spell the keys out.
 */
export const PROGRAMS = [
  { key: 'SCRATCHJR', title: 'ScratchJr', courseCode: 'KNCSPECIAL01', ages: null },
  { key: 'SCRATCH_GAME', title: 'Scratch Game Development', courseCode: 'KNCSPECIAL02', ages: null },
  { key: 'MINECRAFT_MODDING', title: 'Minecraft Modding', courseCode: 'KNCSPECIAL06', ages: null },
  { key: 'ROBLOX_GAME', title: 'Roblox Game Development', courseCode: 'KNCSPECIAL07', ages: '8-14' },
  { key: 'ROBLOX_ADVANCED', title: 'Advanced Roblox', courseCode: 'KNCSPECIAL09', ages: null },
  { key: 'AI_WEBSITE', title: 'AI Website', courseCode: 'KNCSPECIAL10', ages: null },
  { key: 'AI_EXPLORATION', title: 'AI Exploration', courseCode: 'KNCSPECIAL03', ages: '8-14' },
  { key: 'VEX_VR', title: 'VEX VR', courseCode: 'KNCSPECIAL15', ages: null },
  { key: 'SPHERO_BOLT', title: 'Sphero BOLT', courseCode: 'KNCSPECIAL21', ages: null },
  { key: 'PYTHON_PROGRAMMING', title: 'Python Programming', courseCode: 'KNCSPECIAL22', ages: null },
] as const satisfies readonly ProgramFacts[];

/** The weekly timetable. Source: specification 1, section 9. */
export const TIMETABLE: Timetable = {
  starts: siteDay('2025-09-08'),
  classType: 'FT',
  timeZone: 'CST',
  online: { classDays: 'Mon and Wed', classTime: '6:30PM' },
  centers: {
    SCRATCHJR: { classDays: 'Wed, Fri', classTime: '3:30PM' },
    SCRATCH_GAME: { classDays: 'Wed, Fri', classTime: '5:30PM' },
    MINECRAFT_MODDING: { classDays: 'Mon, Wed', classTime: '4:30PM' },
    ROBLOX_GAME: { classDays: 'Mon, Wed', classTime: '4:00PM' },
    ROBLOX_ADVANCED: { classDays: 'Mon, Wed', classTime: '4:30PM' },
    AI_WEBSITE: { classDays: 'Tue, Thu', classTime: '4:00PM' },
    AI_EXPLORATION: { classDays: 'Tue, Thu', classTime: '5:15PM' },
    VEX_VR: { classDays: 'Mon, Wed', classTime: '4:00PM' },
    SPHERO_BOLT: { classDays: 'Tue, Thu', classTime: '4:30PM' },
    PYTHON_PROGRAMMING: { classDays: 'Mon, Wed', classTime: '4:00PM' },
  },
};
