import type { CampsContent } from '@kidcode/school';

/** The camp pages. The specifications name kinds of tools but not what they contain (D-23). */
export const CAMPS: CampsContent = {
  overview: {
    title: 'Camps for every school break',
    lead: 'Robots, games and AI in small groups, at a center near you or live online. Compare dates, hours and prices here.',
    picture: {
      src: '/pictures/hero/team-table.svg',
      alt: 'Four children with laptops and blocks work together around a robot at a table.',
    },
  },
  tools: [
    {
      title: 'Block coding',
      text: 'Drag, drop, run: where most Juniors begin.',
      tools: ['ScratchJr', 'Scratch'],
      sample: true,
    },
    {
      title: 'Text coding',
      text: 'Typing real programs, line by line.',
      tools: ['Python', 'Lua'],
      sample: true,
    },
    {
      title: 'Game design',
      text: 'Worlds with rules of their own.',
      tools: ['Roblox Studio', 'Minecraft modding'],
      sample: true,
    },
    {
      title: 'Robotics',
      text: 'Code that moves something.',
      tools: ['VEX VR', 'Sphero BOLT'],
      sample: true,
    },
    {
      title: 'AI and machine learning',
      text: 'Teach a machine with examples, then test it.',
      tools: ['Image classifiers', 'AI website tools'],
      sample: true,
    },
  ],
  steps: [
    { title: 'Choose your weeks', text: 'The price follows every choice, with its discount and its reason.' },
    { title: 'Press Register Now', text: 'We make your registration link with exactly that price in it.' },
    {
      title: 'Finish on the enrollment portal',
      text: 'It opens in a new tab. There you tell us about your child, dietary restrictions included.',
    },
  ],
};
