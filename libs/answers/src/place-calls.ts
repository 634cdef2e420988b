import {
  type Branch,
  BRANCH_LIST,
  BRANCHES,
  CENTERS,
  findPlace,
  formatTime,
  hoursOn,
  isCenterId,
  nearestCenter,
  type OpenStatus,
  openStatus,
} from '@kidcode/branches';

import { type Asked, branchesOf, type Call, dayName, lines, said, tell } from './call';
import { namedDays } from './closed-days';
import { hoursText } from './facts';

/** 'open now until 8:00 PM', 'closed now, opens tomorrow at 3:00 PM'; '' where nobody has said it (D-90). */
function openWords(status: OpenStatus, asked: Asked): string {
  if (status.state === 'unknown' || status.state === 'ask') return '';
  if (status.state === 'open')
    return `${tell(asked, 'open now until', 'abierto ahora hasta')} ${status.closesAt}`;
  const { inDays, opensOn, opensAt } = status;
  const day = dayName(opensOn, asked.language);
  const on =
    inDays === 0
      ? ''
      : inDays === 1
        ? tell(asked, 'tomorrow ', 'mañana ')
        : tell(asked, `${day} `, `el ${day} `);
  return `${tell(asked, 'closed now, opens', 'cerrado ahora, abre')} ${on}${tell(asked, 'at', 'a las')} ${opensAt}`;
}

export const hours: Call = (asked) => {
  const { slots, language, circumstances } = asked;
  const isPlaced = slots.branches.length > 0 || slots.place !== null || circumstances.branch !== null;
  const branches = isPlaced ? branchesOf(asked) : BRANCH_LIST;
  const days = namedDays(slots, language, circumstances);
  const told = lines(
    branches.map((branch) => {
      const named = slots.weekdays.map((weekday) => {
        const span = hoursOn(branch, weekday);
        const day = dayName(weekday, language);
        return `${day} ${span === null ? said(asked, 'closedDay') : `${formatTime(span.opens)}-${formatTime(span.closes)}`}`;
      });
      const told = named.length > 0 && named.length < 5 ? named.join(', ') : hoursText(branch, language);
      const { now } = circumstances;
      const status =
        now !== null && asked.words.some((word) => word === 'now' || word === 'ahora')
          ? openStatus(branch, now)
          : null;
      const open = status === null ? '' : openWords(status, asked);
      return `**${branch.name}**: ${told}${open === '' ? '' : ` (${open})`}`;
    }),
  );
  return days === '' || told === null ? told : `${days}\n\n${told}`;
};

export const contact =
  (value: (branch: Branch) => string): Call =>
  ({ slots }) =>
    slots.branches.length === 0
      ? null
      : lines(slots.branches.map((id) => `**${BRANCHES[id].name}**: ${value(BRANCHES[id])}`));

export const address: Call = (asked) => {
  const centers = asked.slots.branches.filter(isCenterId).map((id) => BRANCHES[id]);
  return lines(
    (centers.length > 0 ? centers : CENTERS).map(
      ({ name, address: street, phone }) => `**${name}**: ${street}, ${phone}`,
    ),
  );
};

export const nearest: Call = (asked) => {
  const { slots, circumstances } = asked;
  const found = slots.place === null ? null : findPlace(slots.place, circumstances.places);
  if (found?.ok !== true) {
    const unknown = slots.place === null ? '' : `${said(asked, 'unknownPlace')} `;
    const ask = tell(
      asked,
      'Tell me your ZIP code or city. Our centers:',
      'Dígame su código postal o ciudad. Nuestros centros:',
    );
    return `${unknown}${ask}\n\n${address({ ...asked, slots: { ...slots, branches: [] } }) ?? ''}`;
  }
  const measured = [...nearestCenter(found.value.at).distances].sort(
    (a, b) => a.distanceMiles - b.distanceMiles,
  );
  const told = measured.map(
    ({ id, distanceMiles }) =>
      `**${BRANCHES[id].name}**: ${distanceMiles.toFixed(1)} ${tell(asked, 'miles', 'millas')}`,
  );
  return `${tell(asked, 'From', 'Desde')} ${found.value.label}:\n\n${lines(told) ?? ''}`;
};
