import { PRICED_SEASONS, PRICED_CAMPS } from '@kidcode/pricing';
import { campOn, CAMP_SEASON_IDS, siteDay, type CampSeason } from '@kidcode/scheduling';
import { campPath } from '@kidcode/site';
import { CENTER_IDS } from '@kidcode/branches';
import { act, type ComponentType } from 'react';

import { render, settled } from '../../test/render';
import { wholePage, wordsOf } from '../../test/static-page';
import { AtAGlance } from '../features/home/at-a-glance';
import { dayBegan } from '../features/clock/clock-slice';
import { CampFinderPage } from './camp-finder-page';
import { CampPage } from './camp-page';
import { CampPlanPage } from './camp-plan-page';
import { CampsOverviewPage } from './camps-overview-page';
import { CourseFeesPage } from './course-fees-page';
import { DiscountsPage } from './discounts-page';
import { FaqPage } from './faq-page';
import { NewsPage } from './news-page';
import { OnlineCampsPage } from './online-camps-page';
import { OnlineFeesPage } from './online-fees-page';
import { TermsPage } from './terms-page';

const [center] = CENTER_IDS;
if (center === undefined) throw new Error('a school has a center');

/** What stands on a day: each season's phase, and whether an online course can be joined. */
interface Day {
  readonly day: string;
  readonly over: readonly CampSeason[];
  readonly open: readonly CampSeason[];
  readonly running?: CampSeason;
  readonly online: boolean;
}

const DAYS: readonly Day[] = [
  { day: '2025-12-01', over: [], open: ['winter'], online: true },
  { day: '2026-02-15', over: ['winter'], open: [], online: false },
  { day: '2026-06-20', over: ['winter', 'spring'], open: [], running: 'summer', online: false },
  { day: '2026-09-10', over: ['winter', 'summer', 'spring'], open: [], online: false },
  { day: '2026-11-21', over: ['winter', 'summer', 'spring'], open: [], online: false },
  { day: '2027-03-01', over: ['winter', 'summer', 'spring'], open: [], online: false },
];

/** Pages that tell of every camp at once. */
const SHARED_PAGES: readonly (readonly [string, ComponentType])[] = [
  ['/camps', CampsOverviewPage],
  ['/online-camps', OnlineCampsPage],
  ['/camp-finder', CampFinderPage],
  ['/camps/plan', CampPlanPage],
  ['/', AtAGlance],
  ['/pricing/course-fee', CourseFeesPage],
  ['/online/pricing', OnlineFeesPage],
  ['/pricing/discounts-promotions', DiscountsPage],
  ['/online/pricing/discounts-promotions', DiscountsPage],
  ['/faq', FaqPage],
  ['/news', NewsPage],
  ['/terms-and-conditions/camps', TermsPage],
];

const MONEY = /\$\d/;
const LIMITED = /limited time/i;
const page = (path: string, Page: ComponentType, day: string) => wholePage(path, <Page />, siteDay(day));

/** The names of the sales that must not be advertised, such as 'Winter Early Bird'. */
const salesOf = (seasons: readonly CampSeason[]): readonly string[] =>
  PRICED_SEASONS.filter((season) => seasons.includes(season)).flatMap(
    (season) => PRICED_CAMPS[season].rates.discount?.name ?? [],
  );

describe.each(DAYS)('on $day', ({ day, over, open, running, online }) => {
  describe.each(CAMP_SEASON_IDS)('the page of %s', (season) => {
    const isOver = over.includes(season);
    const { title, year, dates } = campOn(season);
    let html: HTMLElement;
    let text: string;
    let form: Element | null;
    beforeAll(async () => {
      html = await page(campPath(season, center), CampPage, day);
      text = wordsOf(html);
      form = html.querySelector('form[aria-label="Camp registration"]');
    });

    it('is about the season that the day is about', () => {
      expect(wordsOf(html.querySelector('h1')!)).toBe(isOver ? title : `${title} ${year}`);
      expect(text).toContain(dates);
    });

    if (isOver) {
      it('sells nothing: no price, badge, form or limited time', () => {
        expect(text).not.toMatch(MONEY);
        expect(text).not.toMatch(/\d%/);
        expect(text).not.toMatch(LIMITED);
        expect(text).not.toContain('In the price');
        expect(text).not.toContain('Register Now');
        expect(text).not.toContain('Registration Coming Soon');
        expect(form).toBeNull();
      });

      it('says where things stand, what can be done now, and looks back', () => {
        expect(text).toContain('This camp is over');
        expect(text).toContain(`${title} ${year} is over. The next dates are not set yet.`);
        expect(text).toContain(`A look back at ${title} ${year}`);
        expect(html.querySelector('a[href="#tell-me"]')?.textContent).toBe('Tell me when registration opens');
        expect(html.querySelector('#tell-me')).not.toBeNull();
        expect(html.querySelector('section')!.textContent).toContain('Tell me when registration opens');
      });
    } else {
      it('has its form exactly when it has prices', () => {
        const isPriced = PRICED_SEASONS.some((priced) => priced === season) && season !== running;
        expect(form !== null).toBe(isPriced);
        expect(/Now \$\d/.test(text)).toBe(isPriced);
      });

      it(open.includes(season) ? 'can be booked' : 'offers to tell when it can be booked', () => {
        expect(text.includes('Enrollment Now Open')).toBe(open.includes(season));
        expect(html.querySelector('#tell-me') === null).toBe(open.includes(season));
      });
    }

    it('goes into a calendar exactly when its dates and hours are set and it is not over', () => {
      const { dayLengths, weeks } = campOn(season, siteDay(day));
      const isDated = dayLengths.length > 0 && weeks.some(({ end }) => end !== null);
      expect(text.includes('Add to calendar')).toBe(!isOver && isDated);
    });

    it('names each season in its tabs as it stands', () => {
      const tabs = [...html.querySelectorAll('nav[aria-label="Camp seasons"] li')];
      expect(tabs).toHaveLength(CAMP_SEASON_IDS.length);
      CAMP_SEASON_IDS.forEach((id, index) => {
        const words = wordsOf(tabs[index]!);
        if (over.includes(id)) expect(words).toBe(`${campOn(id).title} Over`);
        else expect(words).toContain(`${campOn(id).title} ${campOn(id).year}`);
      });
    });
  });

  it.each(SHARED_PAGES)('%s advertises nothing of a season that is over', async (path, Page) => {
    const text = wordsOf(await page(path, Page, day));
    for (const sale of salesOf(over)) expect(text).not.toContain(sale);
    if (over.includes('winter')) expect(text).not.toMatch(LIMITED);
    if (!online) {
      expect(text).not.toContain('Winter discount');
      expect(text).not.toContain('$288');
    }
    // Winter and summer cost the same: a price may stand only while one of them lies ahead.
    if (over.includes('winter') && over.includes('summer')) expect(text).not.toMatch(/\$(254|508|841)/);
  });

  it('all camps on one page say what comes next', async () => {
    const html = await page('/camps', CampsOverviewPage, day);
    const text = wordsOf(html);
    expect(html.querySelector('#tell-me')).not.toBeNull();
    if (over.length === CAMP_SEASON_IDS.length) {
      expect(text).not.toMatch(MONEY);
      expect(text).toContain('No camp has dates right now');
      expect(text).not.toContain('What can be booked today');
      expect(text).not.toContain('At a center or online?');
    } else {
      const canBook = open.length > 0 || online;
      expect(text.includes('What can be booked today, and what comes next.')).toBe(canBook);
      expect(text.includes('Nothing can be booked right now.')).toBe(!canBook);
    }
  });

  it('online camps are sold only while one lies ahead', async () => {
    const html = await page('/online-camps', OnlineCampsPage, day);
    const text = wordsOf(html);
    expect(text.includes('$288')).toBe(online);
    expect(text.includes('Special 10% Winter discount')).toBe(online);
    expect(html.querySelector('#tell-me') === null).toBe(online);
    expect(text).not.toContain('winter camps too');
    if (!online) expect(html.querySelector('button[aria-haspopup]')).toBeNull();
  });

  it('home names what can be booked, or comes next', async () => {
    const text = wordsOf(await page('/', AtAGlance, day));
    expect(text.includes('a week')).toBe(open.length > 0);
    expect(text.includes('Tell me when registration opens')).toBe(over.length === CAMP_SEASON_IDS.length);
  });
});

it('a browser that is open over midnight agrees with the page of the new day', async () => {
  const last = campOn('winter').lastDay;
  const view = await render(<CampPage />, campPath('winter', center));
  const show = async (day: string) => {
    await act(async () => {
      view.store.dispatch(dayBegan(siteDay(day)));
      await settled();
    });
    return wordsOf(view.container);
  };
  expect(await show(last)).toMatch(MONEY);
  const after = await show('2026-01-03');
  expect(after).not.toMatch(MONEY);
  expect(after).toContain('This camp is over');
  expect(view.container.querySelector('h1')?.textContent).toBe(campOn('winter').title);
  view.unmount();
});
