import { ChakraProvider } from '@chakra-ui/react';
import { BRANCHES } from '@kidcode/branches';
import { ADVERTISED_OFFERS, formatPrice, quoteCourse } from '@kidcode/pricing';
import {
  CORE_LEVELS,
  DEFAULT_CLASS_START,
  formatLongDate,
  PROGRAM_KEYS,
  PROGRAMS,
} from '@kidcode/scheduling';
import { createUiSystem } from '@kidcode/ui';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { StaticRouter } from 'react-router-dom';

import { AI_CLUB_PROJECTS } from '@kidcode/current-school/content/ai-club';
import { makeStore } from '../app/store';
import { AdditionalProgramPage } from './additional-program-page';
import { AiClubPage } from './ai-club-page';
import { BirthdayPartiesPage } from './birthday-parties-page';
import { CoreLevelPage } from './core-level-page';
import { CoreProgramsPage } from './core-programs-page';
import { EventRentalsPage } from './event-rentals-page';
import { GameDevelopmentPage } from './game-development-page';
import { HomeworkHelpPage } from './homework-help-page';
import { MathPage } from './math-page';
import { ParentYogaPage } from './parent-yoga-page';
import { ProgramsPage } from './programs-page';
import { SpecializedBranchPage } from './specialized-branch-page';
import { SpecializedOnlinePage } from './specialized-online-page';
import { TechnologyWorkshopPage } from './technology-workshop-page';

function pageAt(path: string, Page: ComponentType): HTMLElement {
  const page = document.createElement('div');
  page.innerHTML = renderToString(
    <Provider store={makeStore().store}>
      <ChakraProvider value={createUiSystem([])}>
        <StaticRouter location={path}>
          <Page />
        </StaticRouter>
      </ChakraProvider>
    </Provider>,
  );
  return page;
}

const samples = (page: HTMLElement) => page.querySelectorAll('[data-sample]').length;

const HEADLINES: readonly (readonly [path: string, page: ComponentType, title: string])[] = [
  ['/programs/in-center', ProgramsPage, 'Programs at Our Centers'],
  ['/programs/in-center/core', CoreProgramsPage, 'Monthly Core Program'],
  ['/euless/programs/core', CoreProgramsPage, 'Monthly Core Program'],
  ['/programs/online/core', CoreProgramsPage, 'Monthly Core Program'],
  ['/online/programs/core/level-3', CoreLevelPage, 'Game Makers'],
  ['/flower-mound/programs/specialized', SpecializedBranchPage, 'Specialized Programs'],
  ['/online-specialized-programs', SpecializedOnlinePage, 'Online Specialized Programs'],
  ['/euless/programs/game-development', GameDevelopmentPage, 'Game Development'],
  ['/online/programs/game-development', GameDevelopmentPage, 'Game Development'],
  ['/programs/in-center/math', MathPage, 'Monthly Math Program'],
  ['/flower-mound/programs/monthly-ai-club', AiClubPage, 'Monthly AI Kids Club'],
  ['/programs/online/monthly-ai-club', AiClubPage, 'Monthly AI Kids Club'],
  ['/euless/programs/homework-help', HomeworkHelpPage, 'Monthly Homework Help'],
  ['/programs/in-center/additional/parent-night', AdditionalProgramPage, 'Parent Night Out'],
  ['/programs/in-center/birthday-parties', BirthdayPartiesPage, 'Birthday Parties'],
  ['/euless/programs/parent-yoga', ParentYogaPage, 'Adult and Parent Yoga'],
  ['/programs/in-center/event-rentals', EventRentalsPage, 'Event Rentals'],
  ['/programs/in-center/technology-workshop', TechnologyWorkshopPage, 'Technology Workshop'],
];

it.each(HEADLINES)('%s is headed by its title', (path, Page, title) => {
  expect(Array.from(pageAt(path, Page).querySelectorAll('h1'), (heading) => heading.textContent)).toEqual([
    title,
  ]);
});

it('the programs of a center stand with their days, times and start', () => {
  const page = pageAt('/flower-mound/programs/specialized', SpecializedBranchPage);
  const rows = Array.from(page.querySelectorAll('tbody tr[id]'), (row) => row.textContent);
  expect(rows).toHaveLength(PROGRAM_KEYS.length);
  const row = rows.find((text) => text.startsWith(PROGRAMS.AI_EXPLORATION.title));
  expect(row).toContain('Ages 8-14Tue, Thu 5:15 PM');
  expect(page.textContent).toContain(`Listed start of every course: ${formatLongDate(DEFAULT_CLASS_START)}.`);
  expect(page.textContent).toContain(BRANCHES['flower-mound'].phone);
  expect(page.textContent).not.toContain(BRANCHES.euless.phone);
});

it('online programs meet at the one online time, told for four zones', () => {
  const page = pageAt('/online-specialized-programs', SpecializedOnlinePage);
  const rows = Array.from(page.querySelectorAll('tbody tr[id]'), (row) => row.textContent);
  expect(rows).toHaveLength(PROGRAM_KEYS.length);
  rows.forEach((row) => expect(row).toContain('Mon and Wed 6:30 PM CST'));
  ['7:30 PM', '6:30 PM', '5:30 PM', '4:30 PM'].forEach((time) => expect(page.textContent).toContain(time));
});

it('the printed prices are those of the price engine', () => {
  const page = pageAt('/online-specialized-programs', SpecializedOnlinePage);
  const quote = quoteCourse('KNCSPECIAL07');
  const known = quote.ok
    ? [formatPrice(quote.value.originalPrice), formatPrice(quote.value.discountedPrice)]
    : [];
  const printed = Array.from(
    page.querySelectorAll('s, s + span'),
    (price) => price.textContent.match(/\$[\d.]+/)?.[0],
  );
  expect(new Set(printed)).toEqual(new Set(known));
});

it.each([
  ['/programs/in-center/math', MathPage],
  ['/euless/programs/homework-help', HomeworkHelpPage],
  ['/programs/online/monthly-ai-club', AiClubPage],
])('%s shows the first-month offer as advertised, and says that the fee is not listed', (path, Page) => {
  const [value] = ADVERTISED_OFFERS.find(({ id }) => id === 'first-month')?.values ?? [];
  const text = pageAt(path, Page).textContent;
  expect(value?.kind === 'percent' && text.includes(`${value.percent}%off ${value.of}`)).toBe(true);
  expect(text).toMatch(/monthly fee .*is not listed/);
});

it('a page without a branch shows both centers, one with a branch only that', () => {
  const both = pageAt('/programs/in-center/math', MathPage).textContent;
  expect(both).toContain(BRANCHES['flower-mound'].address);
  expect(both).toContain(BRANCHES.euless.address);
  expect(pageAt('/euless/programs/math', MathPage).textContent).not.toContain(
    BRANCHES['flower-mound'].address,
  );
});

it('math has no online class: the online address shows the centers', () => {
  expect(pageAt('/online/programs/math', MathPage).textContent).toContain(BRANCHES.euless.address);
});

it('every sample project, plan and rule carries its mark', () => {
  const page = pageAt('/programs/online/monthly-ai-club', AiClubPage);
  expect(samples(page)).toBe(AI_CLUB_PROJECTS.projects.length + 2);
  expect(samples(pageAt('/flower-mound/programs/specialized', SpecializedBranchPage))).toBe(
    PROGRAM_KEYS.length + 2,
  );
});

describe('the levels of the online core program', () => {
  it('lead on to each other, and stop at the first and the last', () => {
    CORE_LEVELS.forEach(({ id }, index) => {
      const page = pageAt(`/online/programs/core/${id}`, CoreLevelPage);
      const href = (rel: string) => page.querySelector(`a[rel=${rel}]`)?.getAttribute('href') ?? null;
      const pathOf = (level?: { id: string }) => (level ? `/online/programs/core/${level.id}` : null);
      expect(href('prev')).toBe(pathOf(CORE_LEVELS[index - 1]));
      expect(href('next')).toBe(pathOf(CORE_LEVELS[index + 1]));
      expect(samples(page)).toBeGreaterThan(1);
    });
  });

  it('are linked from the online core program only', () => {
    const links = (path: string) =>
      pageAt(path, CoreProgramsPage).querySelectorAll('a[href^="/online/programs/core/level-"]').length;
    expect(links('/programs/online/core')).toBe(CORE_LEVELS.length);
    expect(links('/euless/programs/core')).toBe(0);
  });
});
