import type { TeacherFacts } from '@kidcode/school';
import { CENTERS, ONLINE } from './branches/index';

const HOMES = [...CENTERS, ONLINE];

/** A profile that shows where a real one will stand, reached through its branch. */
function sampleAt(
  branch: (typeof HOMES)[number]['id'],
  fullName: string,
  teachesOnline: boolean,
  introduction: string,
): TeacherFacts {
  const home = HOMES.find(({ id }) => id === branch) ?? ONLINE;
  return {
    id: `${branch}-${fullName.toLowerCase().replace(/\W+/g, '-')}`,
    fullName,
    branch,
    contactNumber: home.phone,
    email: home.email,
    teachesOnline,
    introduction,
    imageUrl: null,
    residence: null,
    sample: true,
  };
}

/** No teacher of the school is known to this site: all of them are samples (D-23). */
export const TEACHERS: readonly TeacherFacts[] = [
  sampleAt(
    'flower-mound',
    'Coding and games teacher',
    false,
    'Here a teacher would tell you what they built as a child, which language they like to begin with, and what they do when a group is stuck.',
  ),
  sampleAt(
    'flower-mound',
    'Robotics teacher',
    true,
    'Here a teacher would tell you about their first robot, the one that kept driving into the wall, and what it taught them about patience.',
  ),
  sampleAt(
    'euless',
    'Coding and games teacher',
    false,
    'Here a teacher would tell you which game they played too much, how they began to change it, and what a level needs to be fair.',
  ),
  sampleAt(
    'euless',
    'AI and robotics teacher',
    true,
    'Here a teacher would tell you what surprised them most about a machine that learns, and how they explain a wrong answer to a ten-year-old.',
  ),
  sampleAt(
    'online',
    'Online coding teacher',
    true,
    'Here a teacher would tell you how they keep an eye on every child through a screen, and how a shy one gets to speak.',
  ),
  sampleAt(
    'online',
    'Online AI teacher',
    true,
    'Here a teacher would tell you how a group collects its examples from five different kitchens, and why that makes the model better.',
  ),
];
