import { ARROWS, FEATURE, PAGE, refused, SHARED, type Planting } from './planting';

/** shared -> features -> pages -> app. */
export const LAYERS: readonly Planting[] = [
  refused('shared knows no features', SHARED, '../features/branch/branch-slice', ARROWS),
  refused('shared knows no blocks', SHARED, '../blocks/all-blocks', ARROWS),
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
  refused('a page knows no other page', PAGE, './faq-page', ARROWS),
  refused('a page knows no app', PAGE, '../app/store', ARROWS),
  refused('what is built does not know how', FEATURE, '../../../build/build-config', ARROWS),
];
