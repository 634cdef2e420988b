import { ON } from '../test/on';
import { CALLS } from './calls';
import { NO_SLOTS, type Slots } from './slots';

const call = (
  name: string,
  slots: Partial<Slots>,
  language: 'en' | 'es' = 'en',
  words: readonly string[] = [],
) =>
  CALLS[name]?.({
    slots: { ...NO_SLOTS, ...slots },
    words,
    season: null,
    language,
    circumstances: ON,
    written: '',
  }) ?? null;

describe('a computation', () => {
  it.each<[string, Partial<Slots>, string]>([
    ['camp-price', { seasons: ['winter'], weeks: { kind: 'count', count: 9 } }, 'these weeks are not sold'],
    ['camp-price', { seasons: ['winter'], weeks: { kind: 'numbers', numbers: [-1] } }, 'one week: **$254**'],
    ['camp-price', { seasons: ['winter'], weeks: { kind: 'all' }, kids: 2 }, 'per child'],
    ['camp-price', { seasons: ['summer'], length: 'half' }, 'half day'],
    ['camp-price', { seasons: ['summer'], length: 'full' }, 'full day'],
    ['camp-price', { branches: ['online'] }, '$288'],
    ['camp-hours', { seasons: ['spring'] }, 'hours are not published yet'],
    ['camps', { seasons: ['spring'] }, 'Spring Camp 2026'],
    ['sibling', { kids: 2, seasons: ['winter'] }, 'Together'],
    ['schedule', { weekdays: [0] }, 'no class on Sunday'],
    ['schedule', { branches: ['online'] }, 'Online courses'],
    ['schedule', {}, 'ScratchJr'],
    ['course-age', { programs: ['ROBLOX_GAME'], ages: [6] }, 'Age 6 is outside.'],
    ['course-age', { programs: ['ROBLOX_GAME'], ages: [9] }, 'That fits age 9.'],
    ['course-age', { ages: [2] }, 'not for age 2'],
    ['which-program', { ages: [12] }, 'Camps: group Seniors'],
    ['nearest-center', { place: 'atlantis' }, 'I do not know this place.'],
    ['address', { branches: ['online'] }, 'Flower Mound'],
  ])('%s with %j tells %j', (name, slots, told) => {
    expect(call(name, slots)).toContain(told);
  });

  it('has nothing to say of a contact without a branch', () => {
    expect([call('phone', {}), call('email', {})]).toEqual([null, null]);
  });

  it.each(Object.keys(CALLS))('%s answers in Spanish, too', (name) => {
    for (const slots of [
      {},
      { branches: ['euless'], ages: [9], weekdays: [0], kids: 2 },
    ] as Partial<Slots>[]) {
      const told = call(name, slots, 'es', ['robots']);
      expect(told ?? '').not.toMatch(/\b(?:instead of|registration|per child|Sunday|miles)\b/);
    }
  });
});
