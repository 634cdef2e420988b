/** The two colour schemes; `dark` is switched on by the class `dark` on the root element. */
export type Scheme = 'light' | 'dark';

/** Colours that do not depend on the branch. Hex values are measured for contrast in the tests. */
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
    // Warm yellow for shapes and pictures; never under or as text.
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
} as const satisfies Record<Scheme, Readonly<Record<string, string>>>;

export type SchemeColors = Readonly<Record<keyof (typeof SCHEME_COLORS)['light'], string>>;
