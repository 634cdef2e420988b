import { ARROWS, FEATURE, PAGE, refused, SCHOOL, SHARED, type Planting } from './planting';

/** shared -> features -> pages -> app, and no school beside a school. */
export const LAYERS: readonly Planting[] = [
  refused('shared knows no features', SHARED, '../features/branch/branch-slice', ARROWS),
  refused('shared knows no content', SHARED, '../content/camps', ARROWS),
  refused('shared knows no app', SHARED, '../app/store', ARROWS),
  refused('a feature knows no page', FEATURE, '../../pages/contact-page', ARROWS),
  refused('a feature knows no app', FEATURE, '../../app/store', ARROWS),
  refused('a feature knows no other feature', FEATURE, '../finder/finder-slice', ARROWS),
  refused(
    'a feature knows no other feature from a subfolder',
    'apps/web/src/features/camps/panels/overview-panel.tsx',
    '../../finder/finder-slice',
    ARROWS,
  ),
  refused('content knows no page', 'apps/web/src/content/planted.ts', '../pages/contact-page', ARROWS),
  refused('content knows no app', 'apps/web/src/content/planted.ts', '../app/store', ARROWS),
  refused('a page knows no other page', PAGE, './faq-page', ARROWS),
  refused('a page knows no app', PAGE, '../app/store', ARROWS),
  refused('a school knows no other', SCHOOL, '../../harbor/content/home', ARROWS),
  refused(
    'the other school knows none either',
    'schools/harbor/content/home.ts',
    '../../kidcode/content/home',
    ARROWS,
  ),
];
