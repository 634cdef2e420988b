import { DOCUMENTS, factsOf, saidOf } from '../../test/school-documents';

describe('a school of documents', () => {
  it('has each fact once, and what follows from it: address, telephone, weeks, edition, offer', () => {
    const { CENTERS, SEASONS, OFFERS, BRAND } = factsOf(DOCUMENTS);
    expect(CENTERS).toMatchObject([
      {
        id: 'euless',
        address: '200 Example Grove Drive, Euless, TX 76039',
        telHref: 'tel:+19725550120',
        ages: null,
      },
    ]);
    expect(SEASONS[0]?.editions).toMatchObject([
      {
        id: 'winter-2025',
        dates: 'Dec 22, 2025 - Jan 2, 2026',
        length: '2 weeks',
        firstDay: '2025-12-22',
        lastDay: '2026-01-02',
        weeks: [{ label: 'Dec 22-26' }, { label: 'Dec 29 - Jan 2', seats: 'full' }],
        holidays: ['2025-12-25', '2026-01-01'],
      },
    ]);
    expect(OFFERS).toMatchObject([
      { title: 'Early Bird', values: [{ percent: 15, of: 'winter camp' }], inQuotes: true },
    ]);
    expect(BRAND.headquarters).toMatchObject({ city: 'Flower Mound', state: 'TX' });
  });

  it('has the pages that it has something to say on, where it lists none', () => {
    const { 'school.yaml': school } = DOCUMENTS;
    const unlisted = { ...DOCUMENTS, 'school.yaml': school.replace(/^pages: .*\n/m, '') };
    const pages = (files: Readonly<Record<string, string>>) => factsOf(files).PAGES;
    expect(pages(unlisted)).toEqual(expect.arrayContaining(['home', 'camp', 'discounts']));
    expect(pages(unlisted)).not.toEqual(expect.arrayContaining(['teachers']));
    for (const page of ['online-camps', 'online-fees']) expect(pages(unlisted)).not.toContain(page);
    const staffed = { ...unlisted, 'teachers/jo.yaml': 'name: Jo\nat: euless\nabout: Builds robots.\n' };
    expect(pages(staffed)).toContain('teachers');
  });

  it('takes the only way to pay for the one that holds, and the first way to book for the one chosen first', () => {
    expect(factsOf(DOCUMENTS).SEASONS[0]?.sale).toMatchObject({
      firstType: 'weekly',
      forcedPayment: 'full',
    });
  });

  it('is refused with an edition without days', () => {
    const days = '1: 2025-12-22 to 2025-12-26\n      2: 2025-12-29 to 2026-01-02\n    full: 2';
    const winter = DOCUMENTS['seasons/winter.yaml'].replace(days, '1: Soon');
    expect(saidOf({ ...DOCUMENTS, 'seasons/winter.yaml': winter })).toContainEqual(
      expect.stringMatching(/winter\.yaml:22:5: this edition says nowhere when it is/),
    );
  });

  it('says which document is missing', () => {
    const others = Object.entries(DOCUMENTS).filter(([file]) => file !== 'camps.yaml');
    expect(saidOf(Object.fromEntries(others))).toEqual(['camps.yaml:1:1: this document is missing.']);
  });
});
