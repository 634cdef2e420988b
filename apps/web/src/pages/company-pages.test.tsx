import { entryPrice, leadingShown, offersOn, wholePrice } from '@kidcode/booking';
import { BRANCHES, CENTERS, directionsUrl } from '@kidcode/branches';
import { TEACHERS } from '@kidcode/current-school';
import { Page as CareersPage } from '@kidcode/current-school/generated/pages/careers';
import { Page as SchoolPartnershipPage } from '@kidcode/current-school/generated/pages/school-partnership';
import { formatPrice, quoteCourse } from '@kidcode/pricing';
import type { TeacherFacts } from '@kidcode/school';
import { siteDay } from '@kidcode/scheduling';
import { BRAND } from '@kidcode/site';

import { pageProblems } from '../../test/page-problems';
import { linksOf, staticPage, wordsOf } from '../../test/static-page';
import { Portrait } from '../features/company/teachers/portrait';
import { STORED_ENTRIES } from '../features/legal/stored-entries';
import { siteConfig } from '../shared/site-config';
import { ContactPage } from './contact-page';
import { CourseFeesPage } from './course-fees-page';
import { DiscountsPage } from './discounts-page';
import { OnlineFeesPage } from './online-fees-page';
import { PageErrorPage } from './page-error-page';
import { FaqPage } from './faq-page';
import { PrivacyPage } from './privacy-page';
import { TeachersPage } from './teachers-page';
import { TermsPage } from './terms-page';

const samplesOn = (page: Element): number => page.querySelectorAll('[data-sample]').length;

it('the page for a crash is as well formed as every other', () => {
  expect(pageProblems(staticPage('/about-us', <PageErrorPage />).innerHTML)).toEqual([]);
});

describe('discounts', () => {
  const page = staticPage('/pricing/discounts-promotions', <DiscountsPage />);
  const text = wordsOf(page);

  it.each(offersOn(siteDay('2025-12-01')))(
    'shows the offer $id with what the data says of it',
    ({ title, values, conditions }) => {
      expect(text).toContain(title);
      for (const condition of conditions) expect(text).toContain(condition);
      for (const value of values) {
        expect(text).toContain(value.kind === 'percent' ? `${value.percent}%` : formatPrice(value.amount));
      }
    },
  );

  it('leads to the coupon form', () =>
    expect(linksOf(page)).toContain('/pricing/discounts-promotions?dialog=coupon'));

  it('puts the coupon first for online families', () => {
    const online = wordsOf(staticPage('/online/pricing/discounts-promotions', <DiscountsPage />));
    expect(online.indexOf('First class coupon')).toBeLessThan(online.indexOf('First month of'));
  });
});

describe('fees', () => {
  it('shows the camp prices that a quote gives, and says what is not published', () => {
    const text = wordsOf(staticPage('/pricing/course-fee', <CourseFeesPage />));
    const shown = leadingShown(siteDay('2025-12-01'));
    for (const quote of [entryPrice(shown)?.quote, wholePrice(shown)]) {
      const { discountedPrice, originalPrice } = quote!;
      expect(text).toContain(formatPrice(discountedPrice));
      expect(text).toContain(formatPrice(originalPrice));
    }
    expect(text).toContain('not published on this site');
  });

  // A month for $841 stood there without the whole camp for $508.
  it('shows for planning what a week, each month and the whole of a closed camp cost', () => {
    const text = wordsOf(staticPage('/pricing/course-fee', <CourseFeesPage />));
    expect(text).toMatch(/One week.*\$254.*July \(20 days\).*\$841.*The whole camp \(10 weeks\).*\$508/s);
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
  const PAGES_WITH_SAMPLES = [
    ['/teachers', TeachersPage],
    ['/euless/teachers', TeachersPage],
    ['/careers', CareersPage],
    ['/school-partnership', SchoolPartnershipPage],
    ['/terms-and-conditions', TermsPage],
    ['/terms-and-conditions/camps', TermsPage],
    ['/privacy-policy', PrivacyPage],
  ] as const;

  it.each(PAGES_WITH_SAMPLES)('on %s is marked once, quietly', (path, Page) =>
    expect(samplesOn(staticPage(path, <Page />))).toBe(1),
  );

  it.each(PAGES_WITH_SAMPLES)(
    'is left out of %s where it is not shown, and nothing looks broken',
    (path, Page) => {
      const replaced = jest.replaceProperty(siteConfig, 'showSamples', false);
      const page = staticPage(path, <Page />);
      replaced.restore();
      expect(samplesOn(page)).toBe(0);
      expect(wordsOf(page)).not.toMatch(/sample|Here a teacher would tell/i);
      const levels = [...page.querySelectorAll('h1, h2, h3')].map(({ tagName }) => Number(tagName.slice(1)));
      levels.forEach((level, index) => expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1));
    },
  );

  it('says that profiles and texts follow', () => {
    const replaced = jest.replaceProperty(siteConfig, 'showSamples', false);
    const teachers = wordsOf(staticPage('/teachers', <TeachersPage />));
    const terms = wordsOf(staticPage('/terms-and-conditions', <TermsPage />));
    replaced.restore();
    expect(teachers).toContain('The profiles follow');
    expect(terms).toContain('This text follows');
  });

  it('has no names of people, and offers nobody of them as a recipient', () => {
    const page = staticPage('/euless/teachers', <TeachersPage />);
    const headings = page.querySelectorAll('article h3');
    expect([...headings].every((heading) => wordsOf(heading).endsWith('teacher'))).toBe(true);
    expect(page.querySelectorAll('select')).toHaveLength(0);
  });
});

describe('the rules that the school has not published', () => {
  it.each([
    ['/faq', FaqPage],
    ['/terms-and-conditions', TermsPage],
    // They said the same whether there was a rule or not.
    ['/terms-and-conditions/camps', TermsPage],
  ] as const)('are named as such on %s, with a person to ask', (path, Page) => {
    const text = wordsOf(staticPage(path, <Page />));
    expect(text).toContain(`${BRAND.name} has not published when money is given back`);
    expect(text).toContain(`call ${BRAND.phone.display}`);
  });
});

it.each([true, false])(
  'the privacy page lists every entry that it knows of, samples shown: %s',
  (showSamples) => {
    const replaced = jest.replaceProperty(siteConfig, 'showSamples', showSamples);
    const text = wordsOf(staticPage('/privacy-policy', <PrivacyPage />));
    replaced.restore();
    for (const { key } of STORED_ENTRIES) expect(text).toContain(key);
  },
);

it('each kind of terms says for whom it is', () => {
  const titleAt = (path: string) => wordsOf(staticPage(path, <TermsPage />).querySelector('h1')!);
  expect(titleAt('/terms-and-conditions')).toContain('in a center');
  expect(titleAt('/online-terms-and-conditions')).toContain('online classes');
  expect(titleAt('/terms-and-conditions/camps')).toContain('for camps');
  expect(titleAt('/terms-and-conditions/online-camps')).toContain('online camps');
});

it('a teacher is a photo, a sample is drawn, and whoever has neither is what is taught', () => {
  const [sample] = TEACHERS.filter(({ sample: isSample }) => isSample);
  const partsOf = (change: Partial<TeacherFacts>) => {
    const page = staticPage('/teachers', <Portrait teacher={{ ...sample!, ...change }} place={1} />);
    const drawn = [...page.querySelectorAll('use')].map((use) =>
      use.getAttribute('href')!.replace(/.*\/|\..*/g, ''),
    );
    return [...drawn, ...[...page.querySelectorAll('img')].map((image) => image.alt)];
  };
  expect(partsOf({ teaches: [] })).toEqual(['people']);
  expect(partsOf({ sample: false, teaches: sample!.teaches.slice(0, 1) })).toEqual(['menu']);
  expect(partsOf({ fullName: 'Jo', imageUrl: '/pictures/jo.jpg' })).toEqual(['Jo']);
});

it('the teachers of a branch are asked for at that branch', () => {
  const page = staticPage('/euless/teachers', <TeachersPage />);
  expect(wordsOf(page)).toContain(`The people at the board in ${BRANCHES.euless.name}`);
});
