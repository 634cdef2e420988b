import * as v from 'valibot';

import type { Scene } from '../content';
import { day, inOrder, PERIOD } from './day-leaves';
import { count, fields, id, line, list, pageAddress, picture, text, words, yesOrNo } from './leaves';
import { asWritten, choice, meaning } from './meaning';

/** The pictures of the first screen are larger. */
const sizeOf = (file: string) =>
  file.startsWith('hero/') ? { width: 640, height: 520 } : { width: 480, height: 360 };

/** A picture with its size, so that nothing moves when it arrives; what it shows in words is added from pictures.yaml. */
export const scene = v.pipe(
  picture,
  v.transform((file): Scene => ({ src: `/pictures/${file}`, alt: '', ...sizeOf(file) })),
);

/** A picture that only adorns: the words beside it say the same. */
export const decoration = v.pipe(
  picture,
  v.transform((file) => `/pictures/${file}`),
);

/** A headline and what follows from it. */
export const point = fields('a point', { title: line, text: text() });

/** Words of a link and where it leads: `Find your center -> /learning-centers`. */
export const way = meaning((found) => {
  const [, label, href] = /^(.+?) -> (\/\S*)$/.exec(found) ?? [];
  return label === undefined || href === undefined ? undefined : { label, href };
}, 'words with a page of this site, such as "Find your center -> /learning-centers"');

const titled = { title: line, lead: text() };
const pageTop = fields('the top of a page', { eyebrow: v.optional(line), ...titled, picture: scene });
const points = { title: line, points: list(point) };
const link = fields('a link', { label: line, to: pageAddress });
const sample = v.optional(yesOrNo, 'no');

/** The same for families of a center and for those online; a school that says nothing else online says it once. */
const byMode = <Item extends v.GenericSchema>(item: Item) =>
  fields('the words for a center, and for online', { 'in-center': item, online: v.optional(item) });

/** By the id of a branch. */
const byBranch = <Item extends v.GenericSchema>(item: Item) => v.optional(v.record(v.string(), item), {});

/** What program pages lead on to. */
const PROGRAM_LINKS = [
  'core',
  'math',
  'ai-club',
  'homework-help',
  'specialized',
  'game-development',
  'camps',
  'parent-night',
  'birthday-parties',
  'parent-yoga',
  'event-rentals',
  'technology-workshop',
  'school-partnership',
] as const;

export type ProgramLinkId = (typeof PROGRAM_LINKS)[number];

/** One of them. */
export const programName = asWritten(PROGRAM_LINKS);
const programCard = fields('a program in a line', { title: line, line: line, picture: decoration });

const heroButton = fields('a button of the first screen', { label: line, subtitle: line, to: pageAddress });
const popup = inOrder(
  fields('a popup', { title: line, text: text(300), action: line, to: pageAddress, ...PERIOD }),
);
const action = { title: line, text: text(300), action: line };
const tools = fields('the tools of a place', {
  lead: line,
  tools: list(fields('a tool', { name: line, makes: line })),
});

/** `texts/*.yaml`: what the pages of the site's code say in the school's own words, a document for each, by their names. */
export const TEXT_DOCUMENTS = {
  'camp-plan': fields('the words of the family plan', {
    ...titled,
    chips: list(line),
    closed: text(300),
  }),
  camps: fields('the words of the camp pages', {
    overview: fields('the top of a page', { ...titled, picture: scene }),
    tools: list(fields('a kind of tools', { title: line, text: text(300), tools: words, sample })),
    steps: list(point),
  }),
  'class-schedule': fields('the words of the timetable page', {
    top: pageTop,
    notes: byBranch(text(300)),
    good: fields('what is good to know', points),
    related: v.optional(list(fields('a link', { label: line, to: pageAddress, note: line })), []),
  }),
  contact: fields('the words of the contact page', {
    top: byMode(pageTop),
    places: fields('a headline', titled),
    message: fields('a headline', titled),
    hints: fields('hints', points),
  }),
  discounts: fields('the words of the discounts page', {
    top: byMode(pageTop),
    large: v.optional(byMode(list(id))),
    camps: fields('a headline', { ...titled, between: text(300) }),
    courses: v.optional(fields('a headline', titled)),
    together: fields('what holds for several discounts', points),
  }),
  faq: pageTop,
  fees: fields('the words of the fee pages', {
    picture: v.optional(scene),
    top: byMode(fields('a headline', titled)),
    between: byMode(text(300)),
    known: fields('a headline', { ...titled, between: text(300) }),
    unknown: byMode(fields('a headline', titled)),
    ask: fields('a headline', titled),
  }),
  'find-a-program': fields('the words of the program finder', {
    ...titled,
    chips: list(line),
    how: fields('a headline', titled),
    next: point,
  }),
  'home-hero': fields('the first screen', {
    scenes: list(fields('a scene', { picture: scene, caption: line })),
    seconds: count(60),
    what: line,
    trial: heroButton,
    enroll: heroButton,
    promotion: pageAddress,
    online: v.optional(fields('the first screen online', { eyebrow: line, lead: text() })),
  }),
  home: fields('the words of the first page', {
    glance: fields('the facts at a glance', {
      title: line,
      ages: fields('a fact', { label: line, note: line }),
      places: fields('a fact', { label: line, online: v.optional(line), note: line }),
      trial: fields('a fact', { label: line, value: line, note: line }),
    }),
    path: fields('the ways to a first step', {
      ...titled,
      finder: fields('a way', action),
      consultation: fields('a way', { ...action, to: pageAddress }),
      assistant: fields('a way', action),
      contact: fields('a way', { title: line, text: line, call: line, message: line }),
    }),
    options: fields('where children learn', {
      ...titled,
      choose: link,
      places: list(
        fields('a place', {
          id: asWritten(['in-center', 'online', 'camps']),
          title: line,
          text: text(300),
          picture: decoration,
          links: list(link),
        }),
      ),
    }),
    tools: fields('what children work with', { title: line, center: tools, online: v.optional(tools) }),
    launch: v.optional(popup),
    offer: v.optional(popup),
  }),
  'learning-centers': fields('the words of the finder', {
    title: line,
    nearest: fields('a headline', titled),
    online: v.optional(fields('learning online', { title: line, text: text(300), links: list(link) })),
    next: point,
  }),
  news: fields('the words of the news page', {
    top: byMode(pageTop),
    pictures: fields('the pictures of what the site tells by itself', {
      courses: scene,
      offer: scene,
      timetable: scene,
    }),
  }),
  'online-camps': fields('the words of the online camps page', {
    ...titled,
    between: line,
    picture: scene,
    features: fields('a headline', titled),
    pictures: fields('the pictures of courses, by their icons', { game: scene, robot: scene }),
  }),
  'program-cards': fields(
    'the programs',
    Object.fromEntries(PROGRAM_LINKS.map((name) => [name, v.optional(programCard)])) as Readonly<
      Record<ProgramLinkId, v.OptionalSchema<typeof programCard, undefined>>
    >,
  ),
  teachers: fields('the words of the teachers page', {
    top: pageTop,
    titles: byBranch(line),
    looking: fields('what the school looks for', { lead: text(), ...points }),
    profiles: fields('a headline', titled),
    ask: fields('a headline', titled),
  }),
  try: fields('the words of the first class', {
    ...titled,
    parents: fields('what parents want to know', { ...titled, promises: list(point) }),
  }),
} as const;

export type TextName = keyof typeof TEXT_DOCUMENTS;

/** The school's own words by their document. */
export type SchoolTexts = { readonly [Name in TextName]: v.InferOutput<(typeof TEXT_DOCUMENTS)[Name]> };

/** `pictures.yaml`: what each picture shows in words, by its file. */
export const pictureAlts = v.record(v.string(), line);

const newsHead = v.pipe(
  fields('the head of a news item', {
    title: line,
    day,
    until: v.optional(day),
    tag: line,
    picture: scene,
    press: v.optional(way),
    places: choice({
      'in-center': ['in-center'],
      online: ['online'],
      both: ['in-center', 'online'],
    } as const),
    sample,
  }),
  v.forward(
    v.check(
      ({ day: first, until }) => until === undefined || until >= first,
      'the last day lies before the first.',
    ),
    ['until'],
  ),
);

export const MARKDOWN_HEADS = {
  news: newsHead,
  faq: fields('the head of a topic', { title: line }),
  terms: fields('the head of a legal text', { eyebrow: line, ...titled, label: line, changed: day, sample }),
} as const;
