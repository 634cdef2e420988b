import { BRANCHES, CENTERS, directionsUrl } from '@kidcode/branches';
import { ADVERTISED_OFFERS, formatPrice, quoteCourse } from '@kidcode/pricing';
import { BRAND } from '@kidcode/site';

import { pageProblems } from '../../test/page-problems';
import { staticPage, wordsOf } from '../../test/static-page';
import { STORED_ENTRIES } from '../content/privacy';
import { winterPrices } from '../content/winter-prices';
import { CareersPage } from './careers-page';
import { ContactPage } from './contact-page';
import { CourseFeesPage } from './course-fees-page';
import { DiscountsPage } from './discounts-page';
import { NotFoundPage } from './not-found-page';
import { OnlineFeesPage } from './online-fees-page';
import { PageErrorPage } from './page-error-page';
import { PrivacyPage } from './privacy-page';
import { SchoolPartnershipPage } from './school-partnership-page';
import { TeachersPage } from './teachers-page';
import { TermsPage } from './terms-page';

const linksOf = (page: Element): string[] =>
  [...page.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '');
const samplesOn = (page: Element): number =>
  [...page.querySelectorAll('span')].filter((span) => wordsOf(span) === 'Sample content').length;

it('the page for a crash is as well formed as every other', () => {
  expect(pageProblems(staticPage('/about-us', <PageErrorPage />).innerHTML)).toEqual([]);
});

describe('discounts', () => {
  const page = staticPage('/pricing/discounts-promotions', <DiscountsPage />);
  const text = wordsOf(page);

  it.each(ADVERTISED_OFFERS)(
    'shows the offer $id with what the data says of it',
    ({ title, values, conditions }) => {
      expect(text).toContain(title);
      for (const condition of conditions) expect(text).toContain(condition);
      for (const value of values) {
        expect(text).toContain(value.kind === 'percent' ? `${value.percent}%` : formatPrice(value.amount));
      }
    },
  );

  it('leads to the coupon form', () => expect(linksOf(page)).toContain('/?dialog=coupon'));

  it('puts the coupon first for online families', () => {
    const online = wordsOf(staticPage('/online/pricing/discounts-promotions', <DiscountsPage />));
    expect(online.indexOf('First class coupon')).toBeLessThan(online.indexOf('First month of'));
  });
});

describe('fees', () => {
  it('shows the camp prices that a quote gives, and says what is not published', () => {
    const text = wordsOf(staticPage('/pricing/course-fee', <CourseFeesPage />));
    const { week, fullCamp } = winterPrices();
    for (const { discountedPrice, originalPrice } of [week, fullCamp]) {
      expect(text).toContain(formatPrice(discountedPrice));
      expect(text).toContain(formatPrice(originalPrice));
    }
    expect(text).toContain('not published on this site');
  });

  it('shows the course prices that a quote gives', () => {
    const text = wordsOf(staticPage('/online/pricing', <OnlineFeesPage />));
    const quote = quoteCourse('KNCSPECIAL07');
    expect(quote.ok && text.includes(formatPrice(quote.value.discountedPrice))).toBe(true);
  });
});

describe('contact', () => {
  const page = staticPage('/contact-us', <ContactPage />);

  it.each(CENTERS)('shows $name with its own hours, phone and directions', (center) => {
    const text = wordsOf(page);
    expect(text).toContain(center.weekdayHours);
    expect(text).toContain(center.weekendHours);
    expect(linksOf(page)).toEqual(expect.arrayContaining([center.telHref, directionsUrl(center)]));
  });

  it('writes the greeting of the WhatsApp message', () => {
    const chat = linksOf(page).find((href) => href.startsWith(String(BRAND.whatsApp?.href))) ?? '';
    expect(new URL(chat).searchParams.get('text')).toBe(BRAND.whatsApp?.greeting);
  });
});

describe('sample content', () => {
  it.each([
    ['/teachers', TeachersPage, 6],
    ['/euless/teachers', TeachersPage, 2],
    ['/careers', CareersPage, 4],
    ['/school-partnership', SchoolPartnershipPage, 3],
    ['/terms-and-conditions', TermsPage, 1],
    ['/privacy-policy', PrivacyPage, 1],
  ] as const)('on %s wears its badge', (path, Page, count) =>
    expect(samplesOn(staticPage(path, <Page />))).toBe(count),
  );

  it('has no names of people', () => {
    const headings = staticPage('/euless/teachers', <TeachersPage />).querySelectorAll('article h3');
    expect([...headings].every((heading) => wordsOf(heading).endsWith('teacher'))).toBe(true);
  });
});

it('the privacy page lists every entry that it knows of', () => {
  const text = wordsOf(staticPage('/privacy-policy', <PrivacyPage />));
  for (const { key } of STORED_ENTRIES) expect(text).toContain(key);
});

it('each kind of terms says for whom it is', () => {
  const titleAt = (path: string) => wordsOf(staticPage(path, <TermsPage />).querySelector('h1')!);
  expect(titleAt('/terms-and-conditions')).toContain('in a center');
  expect(titleAt('/online-terms-and-conditions')).toContain('online classes');
  expect(titleAt('/terms-and-conditions/camps')).toContain('for camps');
  expect(titleAt('/terms-and-conditions/online-camps')).toContain('online camps');
});

it('the teachers of a branch are asked for at that branch', () => {
  const page = staticPage('/euless/teachers', <TeachersPage />);
  expect(wordsOf(page)).toContain(`The people at the board in ${BRANCHES.euless.name}`);
});

it('the not-found page says so and leads home', () => {
  const page = staticPage('/nowhere', <NotFoundPage />);
  expect(wordsOf(page.querySelector('h1')!)).toBe('Oops! Page not found');
  expect(wordsOf(page.querySelector('a[href="/"]')!)).toBe('Return to Home');
});
