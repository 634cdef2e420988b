import { SMALL_SCHOOL } from '../../test/small-school';
import { strangeNames } from './check-texts';
import { readDocument } from './read-document';
import { MARKDOWN_HEADS, TEXT_DOCUMENTS } from './text-documents';

const TOP = 'top:\n  in-center:\n    title: A\n    lead: B\n    picture: hero/news.svg\n';

it('lets a school say once what holds online, too', () => {
  const text = `${TOP}pictures:\n  courses: a.svg\n  offer: a.svg\n  timetable: a.svg\n`;
  const read = readDocument(TEXT_DOCUMENTS.news, { file: 'texts/news.yaml', text });
  expect(read.ok && read.value.value.top).toEqual({
    'in-center': expect.objectContaining({
      picture: { src: '/pictures/hero/news.svg', alt: '', width: 640, height: 520 },
    }) as unknown,
  });
});

it('reads a link of words and a page, and refuses what leads elsewhere', () => {
  const head = (press: string) =>
    readDocument(MARKDOWN_HEADS.news, {
      file: 'news/a.md',
      text: `title: A\nday: 2026-01-10\ntag: T\npicture: a.svg\npress: ${press}\nplaces: both\n`,
    });
  const read = head('Our camps -> /camps');
  expect(read.ok && read.value.value.press).toEqual({ label: 'Our camps', href: '/camps' });
  expect(head('Our camps')).toMatchObject({ ok: false, error: [{ line: 5, column: 8 }] });
});

describe('names in the words of a school', () => {
  const schedule = (notes: Readonly<Record<string, string>>) =>
    ({ 'class-schedule': { notes } }) as unknown as Parameters<typeof strangeNames>[0];
  const discounts = (large: object | undefined) =>
    ({ discounts: { large } }) as unknown as Parameters<typeof strangeNames>[0];
  const [center] = SMALL_SCHOOL.CENTERS;
  const [offer] = SMALL_SCHOOL.OFFERS;
  const NAMES = {
    branches: [...SMALL_SCHOOL.CENTERS.map(({ id }) => id), 'online'],
    offers: SMALL_SCHOOL.OFFERS.map(({ id }) => id),
  };

  it('are those of its branches and offers', () => {
    expect(strangeNames({}, NAMES)).toEqual([]);
    expect(strangeNames(schedule({ [center?.id ?? '']: 'Here.' }), NAMES)).toEqual([]);
    expect(strangeNames(discounts({ 'in-center': [offer?.id ?? ''] }), NAMES)).toEqual([]);
  });

  it('are refused where there is no such branch, and online where nothing is taught online', () => {
    expect(strangeNames(schedule({ elsewhere: 'There.' }), NAMES)).toMatchObject([
      { document: 'class-schedule', path: ['notes', 'elsewhere'] },
    ]);
    expect(
      strangeNames(schedule({ online: 'There.' }), {
        ...NAMES,
        branches: NAMES.branches.filter((id) => id !== 'online'),
      }),
    ).toHaveLength(1);
    expect(strangeNames(schedule({ online: 'There.' }), NAMES)).toHaveLength(0);
  });

  it('are not doubted while not all offers are known', () =>
    expect(strangeNames(discounts({ 'in-center': ['none'] }), { ...NAMES, offers: null })).toEqual([]));

  it('are refused where there is no such offer, at its place in the list', () => {
    expect(
      strangeNames(discounts({ 'in-center': [offer?.id ?? '', 'none'], online: ['none'] }), NAMES),
    ).toMatchObject([{ path: ['large', 'in-center', 1] }, { path: ['large', 'online', 0] }]);
  });
});
