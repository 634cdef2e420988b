import { BRANCHES } from '@kidcode/branches';
import { BRAND } from './brand';

describe('BRAND', () => {
  it('uses only numbers that are reserved for fiction', () => {
    expect(BRAND.phone.href).toMatch(/^tel:\+1\d{3}55501\d{2}$/);
    expect(BRAND.whatsApp?.href).toMatch(/^https:\/\/wa\.me\/1\d{3}55501\d{2}$/);
    expect(BRAND.whatsApp?.display).toMatch(/555-01\d{2}$/);
  });

  it('dials the number of the online branch', () => {
    expect(BRAND.phone).toMatchObject({ display: BRANCHES.online.phone, href: BRANCHES.online.telHref });
  });

  it('writes and links to example.com only', () => {
    const links = [...BRAND.social, ...BRAND.appStores].map((link) => link.href);
    for (const href of [...links, BRAND.portal.defaultUrl, BRAND.programFinderUrl, BRAND.curriculumUrl]) {
      expect(new URL(href ?? '').hostname).toMatch(/(^|\.)example\.com$/);
    }
    expect(BRAND.email.href).toBe(`mailto:${BRAND.email.display}`);
    expect(BRAND.email.display).toMatch(/@example\.com$/);
  });

  it('has the seven social links and both app stores', () => {
    expect(BRAND.social.map((link) => link.title)).toEqual([
      'YouTube',
      'Facebook',
      'X',
      'Instagram',
      'LinkedIn',
      'TikTok',
      'Pinterest',
    ]);
    expect(BRAND.appStores.map((link) => link.id)).toEqual(['apple', 'google-play']);
  });
});
