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

/** The scenes that the company's pages and news show, with what each one shows in words. */
export const SITE_PICTURES = {
  about: scene('about', 'A child, a grown-up and a robot build a heart from blocks.'),
  careers: scene(
    'careers',
    'A team member with a badge and briefcase adds a block to a rising staircase with a star.',
  ),
  contact: scene('contact', 'A child on the phone beside a letter, a chat bubble and a map pin.'),
  discounts: scene(
    'discounts',
    'A robot holds a large price tag with a percent sign, beside two star coins.',
  ),
  faq: scene('faq', 'A thinking robot between a question mark and a tick.'),
  fees: scene('fees', 'Three stacks of coins beside a smiling calculator and a ticked bill.'),
  franchise: scene('franchise', 'Three learning centers joined by a dotted line with map pins.'),
  news: scene('news', 'A smiling megaphone beside a news page with a rocket.'),
  schedule: scene(
    'schedule',
    'A calendar page with coloured class blocks and a clock with a robot behind it.',
  ),
  'school-partnership': scene(
    'school-partnership',
    'A school building with a yellow bus and three children in its windows.',
  ),
  teachers: scene('teachers', 'A teacher explains code at the board to two children.'),
  'trial-class': scene('trial-class', 'A robot in an open door gives a child with a backpack a high five.'),
  'online-classes': scene(
    'online-classes',
    'A child with a headset waves to a teacher on a computer screen.',
  ),
  'online-branch': scene(
    'online-branch',
    'A laptop with a roof and a wireless signal; a child and a robot wave from its screen.',
  ),
  'center-euless': scene('center-euless', 'The green Euless learning center on a street with trees.'),
  'center-flower-mound': scene(
    'center-flower-mound',
    'The blue Flower Mound learning center on a hill with flowers.',
  ),
  'camps-winter': scene(
    'camps-winter',
    'A snowman robot with a hat and scarf holds a building block among snowy pines.',
  ),
  'camps-spring': scene('camps-spring', 'A robot waters flowers with code brackets in their centres.'),
  'camps-summer': scene(
    'camps-summer',
    'A child codes on a laptop beside a red tent with a robot inside, the sun behind the hills.',
  ),
  'roblox-course': scene(
    'roblox-course',
    'A blocky game character jumps across floating platforms towards a flag.',
  ),
  'ai-course': scene(
    'ai-course',
    'A girl shows a cat card to a computer that sorts pictures into cats and stars.',
  ),
  'robot-arm': hero(
    'robot-arm',
    'A girl with a remote control steers a smiling robot arm that stacks colourful building blocks.',
  ),
  'neural-net': hero(
    'neural-net',
    'Two children watch a neural network recognise the picture of a cat and tell a robot the answer.',
  ),
  'game-level': hero(
    'game-level',
    'A girl places a tile in her own game level while a small robot jumps for coins under the moon.',
  ),
  'block-code': hero('block-code', 'A child adds a code block to a program that makes a robot dance.'),
  'team-table': hero(
    'team-table',
    'Four children with laptops and blocks work together around a robot at a table.',
  ),
} as const satisfies Record<string, Scene>;
