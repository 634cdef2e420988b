import {
  type Branch,
  BRANCHES,
  BRANCH_IDS,
  CENTERS,
  findPlace,
  formatTime,
  HAS_ONLINE,
  hoursOn,
  isCenterId,
  nearestCenter,
} from '@kidcode/branches';
import { BRAND } from '@kidcode/site';

import type { Frame } from '../question/frame.ts';
import { asks, type Circumstances, list, phrasesOf, type Topic } from './topic.ts';

/** The branches that a question names, else the visitor's, else all. */
function branchesOf({ branches }: Frame, { branch }: Circumstances): readonly Branch[] {
  if (branches.length > 0) return branches.map((id) => BRANCHES[id]);
  return branch === null ? BRANCH_IDS.map((id) => BRANCHES[id]) : [BRANCHES[branch]];
}

const centersOf = (branches: readonly Branch[]): readonly Branch[] => {
  const centers = branches.filter(({ id }) => isCenterId(id));
  return centers.length > 0 ? centers : CENTERS;
};

/** How far the centers are from a ZIP code or a city. */
export const distances: Topic = (frame, { places }) => {
  const { place, words } = frame;
  const isAsked = asks(frame, 'distance') || (place !== null && asks(frame, 'address'));
  if (!isAsked || (asks(frame, 'price') && place === null)) return null;
  if (place !== null && CENTERS.some(({ city }) => city.toLowerCase() === place) && !asks(frame, 'distance'))
    return null;
  const say = phrasesOf(frame.language);
  const found = findKnown(place, words, places);
  if (found === null) {
    const all = list(CENTERS.map(({ name, address }) => `**${name}**: ${address}`));
    const unknown = place === null ? '' : `${say.placeUnknown(place)} `;
    return `${unknown}${say.centers(CENTERS.length)}\n\n${all}${HAS_ONLINE ? `\n\n${say.onlineEverywhere}` : ''}`;
  }
  const { distances: measured } = nearestCenter(found.at);
  const lines = [...measured]
    .sort((a, b) => a.distanceMiles - b.distanceMiles)
    .map(({ id, distanceMiles }) => say.miles(BRANCHES[id].name, distanceMiles.toFixed(1)));
  return `${say.distanceFrom(found.label)}\n\n${list(lines)}\n\n[${centersLabel(frame)}](/learning-centers)`;
};

/** A place in the question that the region knows: the one that was read out of it, else any of its words, the longest name first. */
function findKnown(place: string | null, words: string, places: Circumstances['places']) {
  const list = words.split(' ');
  const spans = [3, 2, 1].flatMap((size) =>
    list.map((_, index) => list.slice(index, index + size).join(' ')),
  );
  for (const query of [...(place === null ? [] : [place]), ...spans.filter((span) => span.length > 3)]) {
    const found = findPlace(query, places);
    if (found.ok) return found.value;
  }
  return null;
}

/** Phone, e-mail and chat of a branch, or of the school. */
export const contact: Topic = (frame, circumstances) => {
  const { words } = frame;
  if (!asks(frame, 'phone', 'email', 'chat')) return null;
  if (
    /\b(?:why|need|give|my|private|number of|how many|room|course|card|model|class|tax|phones|account|teacher\w*|ms|mrs|mr)\b/.test(
      words,
    ) &&
    !/\b(?:your|the) (?:phone|number|email)\b/.test(words)
  )
    return null;
  const say = phrasesOf(frame.language);
  const named = frame.branches.length > 0 || circumstances.branch !== null;
  const branches = branchesOf(frame, circumstances);
  const lines: string[] = [];
  if (asks(frame, 'email')) {
    if (!named) lines.push(`[${BRAND.email.display}](${BRAND.email.href})`);
    lines.push(...branches.map(({ name, email }) => `**${name}**: [${email}](mailto:${email})`));
  } else if (asks(frame, 'chat') && BRAND.whatsApp !== null) {
    lines.push(`WhatsApp: [${BRAND.whatsApp.display}](${BRAND.whatsApp.href})`);
  } else if (/\b(?:support|when)\b/.test(words)) {
    lines.push(`${say.support(BRAND.supportHours)} ${BRAND.phone.display}`);
  } else {
    lines.push(...branches.map(({ name, phone }) => `**${name}**: ${phone}`));
  }
  return headed(say.contacts, `${list(lines)}\n\n[${contactLabel(frame)}](/contact-us)`);
};

const headed = (head: string | null, text: string): string => (head === null ? text : `${head}\n\n${text}`);

const contactLabel = ({ language }: Frame): string => (language === 'es' ? 'Contacto' : 'Contact us');

const centersLabel = ({ language }: Frame): string => (language === 'es' ? 'Centros' : 'Learning centers');

/** When the branches are open: in general, or on the days that are asked for. */
export const openingHours: Topic = (frame, circumstances) => {
  const { isAboutCamp, words, weekdays } = frame;
  if (
    isAboutCamp ||
    !(asks(frame, 'opening') || (/\bwhat time\b/.test(words) && frame.programs.length === 0))
  )
    return null;
  if (
    asks(frame, 'holiday', 'registration', 'price', 'deadline') ||
    /\b(?:class(?:es)?|lessons?|jobs?|positions?|hiring|house|branch|franchise|up|app|link|popup)\b/.test(
      words,
    )
  )
    return null;
  const say = phrasesOf(frame.language);
  const lines = branchesOf(frame, circumstances).map((branch) => {
    const days = [...new Set(weekdays)].map((weekday) => {
      const hours = hoursOn(branch, weekday);
      const span = hours === null ? '-' : `${formatTime(hours.opens)}-${formatTime(hours.closes)}`;
      return say.hoursOn(say.dayNames[weekday] ?? '', span);
    });
    return `**${branch.name}**: ${days.length > 0 ? days.join('; ') : say.hours(branch.weekdayHours, branch.weekendHours)}`;
  });
  return headed(say.open, `${list(lines)}\n\n[${contactLabel(frame)}](/contact-us)`);
};

/** Where the centers are. */
export const addresses: Topic = (frame, circumstances) => {
  const { words } = frame;
  if (!asks(frame, 'address')) return null;
  if (
    /\b(?:log ?in|sign|register|regist\w*|pay|privacy|ip|email|web|allerg\w*|tell|park\w*|find|where do i|app|schedule|change|form)\b/.test(
      words,
    )
  )
    return null;
  const say = phrasesOf(frame.language);
  const centers = centersOf(branchesOf(frame, { ...circumstances, branch: null }));
  const lines = centers.map(({ name, address, phone }) => `**${name}**: ${address}, ${phone}`);
  const isAll = frame.branches.length === 0;
  const head = isAll ? `${say.centers(centers.length)}\n\n` : '';
  const online = isAll && HAS_ONLINE ? `\n\n${say.onlineEverywhere}` : '';
  return `${head}${list(lines)}${online}\n\n[${centersLabel(frame)}](/learning-centers)`;
};
