import type { Scene } from '@kidcode/school';

const scene = (file: string, alt: string): Scene => ({
  src: `/pictures/programs/${file}.svg`,
  alt,
  width: 480,
  height: 360,
});
const hero = (file: string, alt: string): Scene => ({
  src: `/pictures/hero/${file}.svg`,
  alt,
  width: 640,
  height: 520,
});

/** The scenes that the pages and news show, with what each one shows in words. */
export const SITE_PICTURES = {
  about: scene('about', 'Three friends, one of them a robot, stack blocks into a heart.'),
  bench: scene('technology-workshop', 'A workbench with a circuit board, a lamp and a maker at work.'),
  contact: scene('contact', 'A telephone, a letter and a pin on a map.'),
  discounts: scene('discounts', 'A robot carries a price tag as large as itself.'),
  faq: scene('faq', 'A robot ponders a question.'),
  fees: scene('fees', 'Coins, a calculator and a bill.'),
  news: scene('news', 'A megaphone and a printed page.'),
  schedule: scene('schedule', 'A week on a calendar, and a clock.'),
  'center-portland': scene('center-portland', 'A wooden boat house with a pennant and a round window.'),
  'robot-arm': hero('robot-arm', 'A robot arm puts one block on another while a girl steers it.'),
  'game-level': hero('game-level', 'A level of a game at night, and the girl who draws it.'),
  'block-code': hero('block-code', 'A robot dances to a program of coloured blocks.'),
  'team-table': hero('team-table', 'A table, four children, one robot.'),
} as const satisfies Record<string, Scene>;
