import type { ProgramCard, ProgramLinkId } from '@kidcode/school';

/** Every program in a line, for lists and related links. Titles: specification 1, section 1. */
export const PROGRAM_CARDS: Readonly<Record<ProgramLinkId, ProgramCard>> = {
  core: {
    title: 'Monthly Core Program',
    line: 'Six months of coding, one level a month.',
    picture: '/pictures/programs/core.svg',
  },
  math: {
    title: 'Monthly Math Program',
    line: 'Numbers that a child can build, move and see.',
    picture: '/pictures/programs/math.svg',
  },
  'ai-club': {
    title: 'Monthly AI Kids Club',
    line: 'Try artificial intelligence, and ask it hard questions.',
    picture: '/pictures/programs/ai-club.svg',
  },
  'homework-help': {
    title: 'Monthly Homework Help',
    line: 'A quiet table, a plan and someone to ask.',
    picture: '/pictures/programs/homework-help.svg',
  },
  specialized: {
    title: 'Specialized Programs',
    line: 'Short courses on one tool: Roblox, Python, robots and more.',
    picture: '/pictures/programs/specialized.svg',
  },
  'game-development': {
    title: 'Game Development',
    line: 'From the first Scratch game to Roblox scripting.',
    picture: '/pictures/programs/game-development.svg',
  },
  camps: {
    title: 'Seasonal Camps',
    line: 'Whole days of making when school is out.',
    picture: '/pictures/programs/camps-winter.svg',
  },
  'parent-night': {
    title: 'Parent Night Out',
    line: 'An evening of making for them, an evening off for you.',
    picture: '/pictures/programs/parent-night.svg',
  },
  'birthday-parties': {
    title: 'Birthday Parties',
    line: 'A party with robots, games and your child in the middle.',
    picture: '/pictures/programs/birthday-parties.svg',
  },
  'parent-yoga': {
    title: 'Adult and Parent Yoga',
    line: 'Yoga for grown-ups, at the place where your child learns.',
    picture: '/pictures/programs/parent-yoga.svg',
  },
  'event-rentals': {
    title: 'Event Rentals',
    line: 'Our center as the room for your own plans.',
    picture: '/pictures/programs/event-rentals.svg',
  },
  'technology-workshop': {
    title: 'Technology Workshop',
    line: 'One topic, one sitting, one thing that works.',
    picture: '/pictures/programs/technology-workshop.svg',
  },
  'school-partnership': {
    title: 'School Partnership Programs',
    line: 'Coding and AI classes together with your school.',
    picture: '/pictures/programs/school-partnership.svg',
  },
};
