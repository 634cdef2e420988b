import type { CampMonthId } from './camp-season';
import type { CampTheme } from './camp-theme';

/** A theme that the specifications do not name. */
function sampleTheme(
  week: number,
  month: CampMonthId,
  title: string,
  juniors: string,
  seniors: string,
): CampTheme {
  return {
    week,
    month,
    title,
    sample: true,
    event: null,
    juniors: { focus: juniors, sample: true },
    seniors: { focus: seniors, sample: true },
  };
}

/** Ten weeks. Source: specification 2, section 2, names only the months and week 10; the rest is sample content. */
export const SUMMER_THEMES: readonly CampTheme[] = [
  sampleTheme(1, 'june', 'Hello, Code', 'Stories with blocks of code', 'First programs in Python'),
  sampleTheme(2, 'june', 'Game Basics', 'A first game in ScratchJr', 'A first game in Scratch'),
  sampleTheme(
    3,
    'june',
    'Robots on the Move',
    'Drive a Sphero through a maze',
    'Sensors and paths in VEX VR',
  ),
  sampleTheme(4, 'june', 'Art and Animation', 'Moving pictures with code', 'Animation with loops and layers'),
  sampleTheme(5, 'july', 'Block Worlds', 'Build a world with simple rules', 'Minecraft modding'),
  sampleTheme(
    6,
    'july',
    'Smart Machines',
    'Teach a machine to tell pictures apart',
    'Train and test a model',
  ),
  sampleTheme(7, 'july', 'Roblox Lab', 'Design an obstacle course', 'Script an obstacle course in Lua'),
  sampleTheme(8, 'july', 'Web Makers', 'A page about me', 'A website made with the help of AI'),
  sampleTheme(9, 'august', 'Big Project', 'Plan and build with a team', 'Plan, build and test with a team'),
  {
    week: 10,
    month: 'august',
    title: 'Innovation Fair',
    sample: false,
    event: 'Parents are invited on Friday.',
    juniors: { focus: 'Show the favorite project of the summer', sample: true },
    seniors: { focus: 'Present a project and explain how it works', sample: true },
  },
];
