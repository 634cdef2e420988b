/** The two colour schemes; `dark` is switched on by the class `dark` on the root element. */
export type Scheme = 'light' | 'dark';

/** Colours that do not depend on the branch. Hex values are measured for contrast in the tests. */
export interface SchemeColors {
  readonly paper: string;
  readonly raised: string;
  readonly sunken: string;
  readonly ink: string;
  readonly quiet: string;
  readonly hair: string;
  readonly strong: string;
  readonly action: string;
  readonly actionHover: string;
  readonly actionOn: string;
  /** Warm yellow for shapes and pictures; never under or as text. */
  readonly sun: string;
  readonly success: string;
  readonly successTint: string;
  readonly warning: string;
  readonly warningTint: string;
  readonly danger: string;
  readonly dangerTint: string;
}

export const SCHEME_COLORS = {
  light: {
    paper: '#FFFCF7',
    raised: '#FFFFFF',
    sunken: '#F7F1E6',
    ink: '#17163A',
    quiet: '#55536F',
    hair: 'rgba(23, 22, 58, 0.1)',
    strong: '#7F7C93',
    action: '#F05A43',
    actionHover: '#FF7058',
    actionOn: '#17163A',
    sun: '#F9B233',
    success: '#0D6649',
    successTint: '#E2F4EB',
    warning: '#7A4A00',
    warningTint: '#FFF0D2',
    danger: '#B3261E',
    dangerTint: '#FDEAE7',
  },
  dark: {
    paper: '#12112B',
    raised: '#1D1C40',
    sunken: '#0C0B20',
    ink: '#F3F1FF',
    quiet: '#BBB8D8',
    hair: 'rgba(243, 241, 255, 0.13)',
    strong: '#8783B2',
    action: '#FF7A63',
    actionHover: '#FF937F',
    actionOn: '#17163A',
    sun: '#FFC24D',
    success: '#6FD6AE',
    successTint: '#10332C',
    warning: '#FFC978',
    warningTint: '#3A2A12',
    danger: '#FF9C8F',
    dangerTint: '#421D22',
  },
} as const satisfies Record<Scheme, SchemeColors>;

/** The accents a page or any wrapper can wear through `data-branch`. */
export type AccentName = 'online' | 'flower-mound' | 'euless';

export interface AccentColors {
  /** Filled surfaces and marks. */
  readonly solid: string;
  /** Text on `solid` and on `deep`. */
  readonly on: string;
  /** A step beyond `solid`: hover, and panels that lie on an accent band. */
  readonly deep: string;
  /** Accent-coloured words on paper, raised, sunken and tint. */
  readonly text: string;
  /** Quiet bands and chips. */
  readonly tint: string;
  /** One step stronger than `tint`, for shapes only. */
  readonly wash: string;
  /** The branch header's surface. */
  readonly header: string;
  readonly headerOn: string;
  /**
   * The home hero's gradient, three stops from first to last; light words read well on every one of them.
   * Source: specification 1, section 2, Home.
   */
  readonly hero: readonly [from: string, over: string, to: string];
}

export const ACCENTS = {
  online: {
    light: {
      solid: '#5B3DF5',
      on: '#FFFFFF',
      deep: '#4629D6',
      text: '#4A2FD0',
      tint: '#F0ECFF',
      wash: '#DCD3FF',
      header: '#F59E0B',
      headerOn: '#17163A',
      hero: ['#6D28D9', '#4338CA', '#1D4ED8'],
    },
    dark: {
      solid: '#9B89FF',
      on: '#12112B',
      deep: '#B3A6FF',
      text: '#B8ACFF',
      tint: '#1E1A47',
      wash: '#2E2769',
      header: '#F5A524',
      headerOn: '#17163A',
      hero: ['#3B1A7A', '#2A2578', '#1A2F75'],
    },
  },
  'flower-mound': {
    light: {
      solid: '#1466E0',
      on: '#FFFFFF',
      deep: '#0F52B8',
      text: '#0F52B8',
      tint: '#E8F1FE',
      wash: '#C9DFFC',
      header: '#1466E0',
      headerOn: '#FFFFFF',
      hero: ['#1458C8', '#0E6A93', '#0F6E68'],
    },
    dark: {
      solid: '#6BA6FF',
      on: '#12112B',
      deep: '#8DBBFF',
      text: '#93BEFF',
      tint: '#142149',
      wash: '#1D3468',
      header: '#174A9A',
      headerOn: '#FFFFFF',
      hero: ['#153271', '#104358', '#0F4644'],
    },
  },
  euless: {
    light: {
      solid: '#12805C',
      on: '#FFFFFF',
      deep: '#0D6649',
      text: '#0D6649',
      tint: '#E4F5EC',
      wash: '#C3E6D5',
      header: '#12805C',
      headerOn: '#FFFFFF',
      hero: ['#0F6E4E', '#047357', '#0E6B80'],
    },
    dark: {
      solid: '#3FBF90',
      on: '#12112B',
      deep: '#66D3AA',
      text: '#6FD6AE',
      tint: '#122B36',
      wash: '#174540',
      header: '#0F5E45',
      headerOn: '#FFFFFF',
      hero: ['#0D4433', '#0A463A', '#0E4250'],
    },
  },
} as const satisfies Record<AccentName, Record<Scheme, AccentColors>>;
