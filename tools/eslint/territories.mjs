/** Inside the site: shared -> features -> pages -> app (style 15); the blocks of the school's documents stand where pages do. */
const LAYERS = {
  features: ['shared'],
  blocks: ['shared', 'features'],
  pages: ['shared', 'features'],
  app: ['shared', 'features', 'pages'],
};

/** Which feature may use which others. A new pair is a decision: can the piece move to `shared`, or the caller to a page? */
export const FEATURE_PAIRS = {
  assistant: ['api', 'branch', 'notifications'],
  branch: ['notifications'],
  camps: ['api', 'clock', 'hand-off', 'leads', 'notifications'],
  company: ['leads'],
  coupon: ['branch', 'clock', 'leads', 'notifications'],
  dialogs: ['branch', 'coupon', 'hand-off', 'location', 'notifications'],
  faq: ['company'],
  finder: ['branch', 'clock', 'location', 'map', 'notifications'],
  'hand-off': ['notifications'],
  home: ['branch', 'clock', 'location', 'try'],
  leads: ['api', 'branch', 'notifications'],
  legal: ['company'],
  location: ['branch'],
  match: ['programs'],
  plan: ['camps', 'clock', 'hand-off'],
  programs: ['schedule'],
  schedule: ['branch', 'clock', 'notifications'],
  try: ['branch'],
  shell: ['branch', 'clock', 'theme'],
};

/** Options of `house/arrows`: a folder whose parts may not import each other as they like. */
export const SITE_TERRITORIES = [
  {
    root: 'apps/web',
    arrows: { build: ['src'] },
    message: 'What is built knows nothing of how.',
  },
  {
    root: 'apps/web/src',
    arrows: LAYERS,
    message: 'Imports go shared -> features -> pages -> app.',
  },
  {
    root: 'apps/web/src/features',
    arrows: FEATURE_PAIRS,
    message: 'tools/eslint/territories.mjs names the features that may use each other.',
  },
  {
    root: 'apps/web/src/pages',
    arrows: {},
    message: 'What two pages share is a part of a feature.',
  },
];
