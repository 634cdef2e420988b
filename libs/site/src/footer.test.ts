import { copyrightLine, footerFor } from './footer';

const hrefs = (branch: 'online' | 'euless' | null) =>
  footerFor(branch).columns.flatMap((column) => column.links.map((link) => link.href));
const titles = (branch: 'online' | 'euless' | null) =>
  footerFor(branch).columns.flatMap((column) => column.links.map((link) => link.title));

describe('footerFor', () => {
  it('has Programs, Company and Contact columns', () => {
    const { columns, contact } = footerFor('euless');
    expect([...columns.map((column) => column.title), contact.title]).toEqual([
      'Programs',
      'Company',
      'Contact',
    ]);
  });

  it('shows the seasonal camps of the current center', () => {
    expect(hrefs('euless')).toEqual(
      expect.arrayContaining(['/camps/winter/euless', '/euless/camps/summer', '/camps/spring/euless']),
    );
    expect(hrefs(null)).toContain('/camps/winter/flower-mound');
  });

  it.each(['online', 'euless', null] as const)('leads a visitor of %s to the family plan', (branch) => {
    expect(hrefs(branch)).toContain('/camps/plan');
  });

  it('hides All Programs, Core Programs and seasonal camps online', () => {
    for (const title of ['All Programs', 'Core Programs', 'Winter Camp', 'Summer Camp', 'Spring Camp']) {
      expect(titles('euless')).toContain(title);
      expect(titles('online')).not.toContain(title);
    }
  });

  it.each(['online', 'euless', null] as const)(
    'links Scan Manager for a visitor of %s, and not between what parents look for',
    (branch) => {
      expect(footerFor(branch).staff.map((link) => link.title)).toEqual(['Scan Manager']);
      expect(titles(branch)).not.toContain('Scan Manager');
      expect(new Set(titles(branch)).size).toBe(titles(branch).length);
    },
  );

  it('names the terms that hold for the branch', () => {
    expect(footerFor('online').legal.map((link) => link.href)).toContain('/online-terms-and-conditions');
    expect(footerFor('euless').legal.map((link) => link.href)).toContain('/terms-and-conditions');
  });
});

describe('copyrightLine', () => {
  it('takes the year of the site clock', () => {
    expect(copyrightLine(2025)).toBe('© 2025 KidCode. All rights reserved.');
  });
});
