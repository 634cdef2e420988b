import { CENTERS } from '@kidcode/branches';
import { PAGE_IDS, siteDay, type Brand } from '@kidcode/school';

import { WHATSAPP_CHAT } from './brand';
import { pageMetadata } from './page-metadata';
import { prerenderPaths, resolvePath } from './resolve-path';
import { centerPlaces } from './place-name';

jest.mock('@kidcode/current-school', () => {
  const facts = jest.requireActual<{ readonly BRAND: Brand }>('@kidcode/current-school');
  return { ...facts, ONLINE: null, BRAND: { ...facts.BRAND, whatsApp: null } };
});

describe('a school that teaches at its centers only', () => {
  // What a document says of its page, the school says itself.
  it('promises nothing online in any title or description of the code', () => {
    const promises = prerenderPaths().flatMap((path) => {
      const { page, params } = resolvePath(path);
      if (!PAGE_IDS.some((id) => id === page)) return [];
      const { title, description } = pageMetadata(page ?? 'not-found', params);
      return /online/i.test(`${title} ${description}`) ? [`${path}: ${title}. ${description}`] : [];
    });
    expect(promises).toEqual([]);
  });

  it('speaks of all its centers at home', () => {
    expect(pageMetadata('home', {}).title).toContain(centerPlaces(CENTERS));
  });

  it('has no chat without a number for it', () => expect(WHATSAPP_CHAT).toBeNull());
});

it('a season that is over and has no next date has no year in its title (D-44)', () => {
  const place = { season: 'winter', branchId: CENTERS[0]?.id ?? '' };
  const past = pageMetadata('camp', place, { today: siteDay('2026-11-21') });
  expect(past.title).toBe(`Winter Camp for ${String(CENTERS[0]?.name)}`);
  expect(past.description).toContain('what the last one was like');
});
