import type { PopupText } from '@kidcode/school';

export const LEARNING_PATH = {
  title: 'Find the Perfect Learning Path',
  lead: 'Four ways to a good first step. Take the one that suits you tonight.',
  finder: {
    title: 'Smart Program Finder',
    text: 'Answer a few questions about your child and see which program fits.',
    action: 'Find Perfect Program',
  },
  consultation: {
    title: 'Free Consultation',
    text: 'Talk with us about ages, interests and times, at a center or by video.',
    action: 'Book a Free Consultation',
    to: '/?dialog=consultation',
  },
  assistant: {
    title: 'AI Knowledge Base',
    text: 'Ask our assistant at any hour. It answers from the pages of this site.',
    action: 'Ask AI Chatbot',
  },
  contact: {
    title: 'Contact Us',
    text: 'A person answers,',
    call: 'Call Us',
    message: 'WhatsApp',
  },
} as const;

export const LEARNING_OPTIONS = {
  title: 'Learn where it suits your family',
  lead: 'The same way of working at both centers and online: small groups, real projects, a teacher who looks over every shoulder.',
  choose: { label: 'Choose your program', to: '/?dialog=program' },
  options: [
    {
      id: 'in-center',
      title: 'At a learning center',
      text: 'Children build side by side, with robots, kits and a table full of ideas.',
      picture: '/pictures/hero/team-table.svg',
      links: [
        { label: 'In-center programs', to: '/programs/in-center' },
        { label: 'Find a center', to: '/learning-centers' },
      ],
    },
    {
      id: 'online',
      title: 'Online, live',
      text: 'A live class from your own table, anywhere in the USA, with the same projects and a teacher on screen.',
      picture: '/pictures/programs/online-classes.svg',
      links: [
        { label: 'Online programs', to: '/programs/online/core' },
        { label: 'Online camps', to: '/online-camps' },
      ],
    },
    {
      id: 'camps',
      title: 'In the school breaks',
      text: 'Camps for ages 5-16 with a theme for every week, full days at a center or two weeks online.',
      picture: '/pictures/programs/camps-winter.svg',
      links: [{ label: 'Compare camps', to: '/camps' }],
    },
  ],
} as const;

/** What children work with, by place. The tools are those of the programs in the class schedule. */
export const ENGAGING_TOOLS = {
  title: 'Tools that children want to open',
  center: {
    lead: 'On the tables of {branch}:',
    tools: [
      { name: 'ScratchJr and Scratch', makes: 'stories and first games' },
      { name: 'Sphero BOLT', makes: 'robots that roll where the code says' },
      { name: 'VEX VR', makes: 'virtual robots that find their way' },
      { name: 'Minecraft and Roblox', makes: 'worlds with rules of their own' },
      { name: 'Python', makes: 'programs like the grown-ups write' },
    ],
  },
  online: {
    lead: 'On the screen at home:',
    tools: [
      { name: 'Scratch', makes: 'stories and first games' },
      { name: 'Roblox and Lua', makes: 'obstacle courses to share' },
      { name: 'VEX VR', makes: 'virtual robots, nothing to buy' },
      { name: 'Python', makes: 'programs like the grown-ups write' },
      { name: 'AI tools', makes: 'pictures and sounds that a model learns' },
    ],
  },
} as const;

export const PROGRAM_LAUNCH: PopupText | null = {
  title: 'New: Monthly AI Kids Club',
  text: 'Children find out how AI works by training small models of their own. Monthly, at the learning centers.',
  action: 'See the AI Kids Club',
  to: '/programs/in-center/monthly-ai-club',
};

export const OFFER: PopupText | null = {
  title: '10% off the first class',
  text: 'For the In-Center Monthly Core Program and Online Classes. We send the coupon to your inbox.',
  action: 'Get my coupon',
  to: '/?dialog=coupon',
};

/** The labels of the facts below the hero; prices and ages come from the libraries. */
export const AT_A_GLANCE = {
  title: 'At a glance',
  ages: { label: 'Ages', note: 'Juniors and Seniors work in their own groups' },
  places: { label: 'Where', note: 'See hours and directions' },
  trial: { label: 'First class', value: 'Free', note: 'Book A Free Trial' },
} as const;
