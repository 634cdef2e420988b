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

  it('writes to example.com only, and the portal that it names without a deployment is there, too', () => {
    expect(new URL(BRAND.portal.defaultUrl).hostname).toMatch(/(^|\.)example\.com$/);
    expect(BRAND.email.href).toBe(`mailto:${BRAND.email.display}`);
    expect(BRAND.email.display).toMatch(/@example\.com$/);
  });
});
