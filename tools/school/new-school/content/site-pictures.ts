import type { Scene } from '@kidcode/school';

const scene = (file: string, alt: string): Scene => ({
  src: `/pictures/programs/${file}.svg`,
  alt,
  width: 480,
  height: 360,
});

/** The scenes that the pages and news show, with what each one shows in words. */
export const SITE_PICTURES = {
  contact: scene('contact', 'A telephone, a letter and a pin on a map.'),
  discounts: scene('discounts', 'A robot carries a price tag as large as itself.'),
  faq: scene('faq', 'A robot ponders a question.'),
  news: scene('news', 'A megaphone and a printed page.'),
  schedule: scene('schedule', 'A week on a calendar, and a clock.'),
  workshop: scene('technology-workshop', 'A workbench with a circuit board, a lamp and a maker at work.'),
} as const satisfies Record<string, Scene>;
