import { NO_PLACES, placeKey } from '@kidcode/booking';
import { planSchool, planSeason, type PlanChild } from '@kidcode/plan';
import { openSchool } from '@kidcode/plan/open-school';
import { siteDay } from '@kidcode/school';
import { act, useMemo, useState } from 'react';
import { Link } from 'react-router-dom';

import { click, render } from '../../../test/render';
import { weekToggled } from './plan-edit';
import { itemKey, planLink, writePlan } from './plan-storage';
import { usePlan } from './use-plan';

const SCHOOL = planSchool(siteDay('2025-12-01'));
const SUMMER = planSeason(openSchool(SCHOOL), 'summer')!;
const child = (label: string, ...weeks: readonly number[]): PlanChild =>
  weeks.reduce<PlanChild>((before, week) => weekToggled(before, SUMMER, 'flower-mound', week), {
    id: 'c1',
    label,
    age: null,
    claims: [],
    items: [],
  });

const FULL = placeKey({ edition: 'winter-2025', week: 1, part: 'full_day', center: 'euless' });

/** The plan as words, and the ways to change it and the day. */
function Plan() {
  const [day, setDay] = useState('2025-12-01');
  const [places, setPlaces] = useState(NO_PLACES);
  const school = useMemo(() => planSchool(siteDay(day), places), [day, places]);
  const { plan, link, isRegistered, hasOwnMarks, backToOwn, forgetOwn, changeChild } = usePlan(school, true);
  const words = plan.children.map(({ id, label, items }) => [
    label || 'Nobody',
    ...items.map((item) =>
      [
        item.kind === 'camp' &&
          item.selection.registrationType === 'weekly' &&
          item.selection.weeks.join('+'),
        isRegistered(id, item) ? ' done' : '',
      ].join(''),
    ),
  ]);
  const tick = () => changeChild('c1', (before) => weekToggled(before, SUMMER, 'flower-mound', 5));
  return (
    <>
      <p>{words.map((each) => each.join(', ')).join('; ')}</p>
      {hasOwnMarks && <em>Own marks</em>}
      <small>
        {link !== null && typeof link === 'object' && link.changes.map(({ code }) => code).join()}
      </small>
      <button onClick={tick}>Tick</button>
      {backToOwn !== null && <button onClick={backToOwn}>Back</button>}
      {backToOwn !== null && <button onClick={forgetOwn}>Forget</button>}
      <button onClick={() => setPlaces({ [FULL]: 0 })}>Places come</button>
      <button onClick={() => setDay('2025-12-02')}>Midnight</button>
      <Link to="#content">Skip</Link>
      <Link to="/camps/plan">Without the link</Link>
    </>
  );
}

async function opened(address = '/camps/plan') {
  const { container, unmount } = await render(<Plan />, address);
  const button = (name: string) =>
    [...container.querySelectorAll('button, a')].find(({ textContent }) => textContent === name);
  return {
    words: () => container.querySelector('p')!.textContent,
    says: () => container.querySelector('em')?.textContent ?? '',
    changes: () => container.querySelector('small')!.textContent,
    has: (name: string) => button(name) !== undefined,
    press: (name: string) => click(button(name)!),
    close: unmount,
  };
}

const linkOf = (...children: readonly PlanChild[]) =>
  new URL(planLink({ children }, SCHOOL, true)).hash.replace(/^/, '/camps/plan');

/** Mia's first week, which is registered, in this browser. */
function keepOwn(own = child('Mia', 1)) {
  const done = own.items.slice(0, 1).map((item) => itemKey('c1', item));
  writePlan({ plan: { children: [own] }, opened: [], done, before: [] }, SCHOOL);
}

beforeEach(() => window.localStorage.clear());

// It said that nothing had changed, or another price, beside the total of what is left.
it('the plan of a link says what has changed with the places that came later', async () => {
  const winter = planSeason(SCHOOL, 'winter')!;
  const mia = weekToggled({ ...child('Mia'), items: [] }, winter, 'euless', 1);
  const page = await opened(linkOf(mia));
  expect(page.changes()).toBe('');
  await page.press('Places come');
  expect(page.changes()).toBe('not-sold-now,price-changed');
});

describe('the own plan, once the plan of a link was changed', () => {
  it('stays behind a second link, and goes when it is given up', async () => {
    keepOwn();
    for (const link of [linkOf(child('Leo', 3)), linkOf(child('Ana', 4))]) {
      const page = await opened(link);
      await page.press('Tick');
      page.close();
    }
    const page = await opened();
    await page.press('Back');
    expect(page.words()).toBe('Leo, 3+5');
    await page.press('Forget');
    expect([page.words(), page.has('Back')]).toEqual(['Leo, 3+5', false]);
    expect(window.localStorage.getItem('family-plans-before')).toBeNull();
  });

  // The tab with the own plan turned into the friend's without a way back, and its next change took that from the other one.
  it('is one press away in every tab', async () => {
    keepOwn();
    const own = await opened();
    const other = await opened(linkOf(child('Leo', 3)));
    const tell = () =>
      act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'family-plan' })));
    await other.press('Tick');
    tell();
    expect([own.words(), own.has('Back')]).toEqual(['Leo, 3+5', true]);
    await own.press('Tick');
    tell();
    expect([other.words(), other.has('Back')]).toEqual(['Leo, 3', true]);
    await other.press('Back');
    expect(other.words()).toBe('Mia, 1 done');
  });

  it('is not replaced by a link that is only looked at', async () => {
    keepOwn();
    const page = await opened(linkOf(child('Leo', 3)));
    expect([page.words(), page.has('Back')]).toEqual(['Leo, 3', true]);
    page.close();
    expect((await opened()).words()).toBe('Mia, 1 done');
  });

  // Back from another family's link, opened in the same tab, went on showing their children.
  it('is there again where the address has lost a link that was only looked at', async () => {
    keepOwn();
    const page = await opened(linkOf(child('Leo', 3)));
    await page.press('Without the link');
    expect([page.words(), page.has('Back')]).toEqual(['Mia, 1 done', false]);
  });

  it('is not where the address names a place of the page instead', async () => {
    keepOwn();
    const page = await opened(linkOf(child('Leo', 3)));
    await page.press('Skip');
    expect(page.words()).toBe('Leo, 3');
  });
});

describe('what is registered in the own plan', () => {
  // The link brought it as open, and the next tick sold it again together with the new week.
  it.each([child('Mia', 1), child('', 1)])('is so in the link to this very plan: %#', async (link) => {
    keepOwn();
    const page = await opened(linkOf(link));
    expect([page.words(), page.has('Back'), page.says()]).toEqual(['Mia, 1 done', false, '']);
    await page.press('Tick');
    expect(page.words()).toBe('Mia, 1 done, 5');
    page.close();
    expect((await opened()).words()).toBe('Mia, 1 done, 5');
  });

  it('is so in an earlier link to it, which says so', async () => {
    const [first, second] = [child('Mia', 1), child('Mia', 2)];
    keepOwn({ ...first, items: [...first.items, ...second.items] });
    const page = await opened(linkOf({ ...child('', 1), id: 'c1' }));
    expect([page.words(), page.has('Back'), page.says()]).toEqual(['Nobody, 1 done', true, 'Own marks']);
    await page.press('Tick');
    expect(page.words()).toBe('Nobody, 1 done, 5');
    await page.press('Back');
    expect([page.words(), page.says()]).toEqual(['Mia, 1 done, 2', '']);
  });

  it('is found for the child whose it is, wherever it stands', async () => {
    keepOwn();
    const page = await opened(
      linkOf({ ...child('', 2), age: 9 }, child('Leo', 1), { ...child('', 1), id: 'c3' }),
    );
    expect(page.words()).toBe('Nobody, 2; Leo, 1; Nobody, 1 done');
  });

  it.each([child('Leo', 1), { ...child('', 1), age: 9 }, child('Mia', 1, 2), child('Mia', 2)])(
    'says nothing of another child, or of other weeks: %#',
    async (link) => {
      keepOwn();
      const page = await opened(linkOf(link));
      expect([page.words().includes('done'), page.has('Back'), page.says()]).toEqual([false, true, '']);
    },
  );
});

// What no browser keeps was read again from the browser.
it('a plan that the browser does not keep is there on the next day, too', async () => {
  const page = await opened();
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await page.press('Tick');
  await page.press('Midnight');
  full.mockRestore();
  expect(page.words()).toBe('Nobody, 5');
});
