import { type Branch, BRANCH_IDS, BRANCHES } from '@kidcode/branches';

import { mentions, type Question, type Topic } from '../topic.ts';

const ASKS = [
  'opening',
  'hours',
  'open',
  'opens',
  'close',
  'closes',
  'closed',
  'address*',
  'where',
  'located',
  'location*',
  'phone',
  'call',
  'number',
  'directions',
  'email',
  'contact*',
];
const ABOUT_CAMPS = ['camp*', 'winter', 'summer', 'spring', 'regist*'];

/** Where the branches are, when they are open and how to reach them. */
export const openingHours: Topic = {
  id: 'opening-hours',
  isAskedBy: (question) => mentions(question, ...ASKS) && !mentions(question, ...ABOUT_CAMPS),
  tell: (question) => [...branchesOf(question).map(line), '', '[All centers](/learning-centers)'].join('\n'),
};

function branchesOf(question: Question): readonly Branch[] {
  const all = BRANCH_IDS.map((id) => BRANCHES[id]);
  const named = all.filter(({ id }) => mentions(question, id.replace('-', ' ')));
  return named.length > 0 ? named : all;
}

function line({ name, address, phone, weekdayHours, weekendHours }: Branch): string {
  return `- **${name}**: ${address}; weekdays ${weekdayHours}, weekends ${weekendHours}; phone ${phone}`;
}
