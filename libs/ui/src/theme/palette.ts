/** The two colour schemes; `dark` is switched on by the class `dark` on the root element. */
export type Scheme = 'light' | 'dark';

/** Colours that do not depend on the branch, each as it is in the light and in the dark; the tests measure their contrast. */
export const COLORS = {
  paper: ['#FFFCF7', '#12112B'],
  raised: ['#FFFFFF', '#1D1C40'],
  sunken: ['#F7F1E6', '#0C0B20'],
  ink: ['#17163A', '#F3F1FF'],
  quiet: ['#55536F', '#BBB8D8'],
  hair: ['rgba(23, 22, 58, 0.1)', 'rgba(243, 241, 255, 0.13)'],
  strong: ['#7F7C93', '#8783B2'],
  action: ['#F05A43', '#FF7A63'],
  actionHover: ['#FF7058', '#FF937F'],
  actionOn: ['#17163A', '#17163A'],
  // Warm yellow for shapes and pictures; never under or as text.
  sun: ['#F9B233', '#FFC24D'],
  success: ['#0D6649', '#6FD6AE'],
  successTint: ['#E2F4EB', '#10332C'],
  warning: ['#7A4A00', '#FFC978'],
  warningTint: ['#FFF0D2', '#3A2A12'],
  danger: ['#B3261E', '#FF9C8F'],
  dangerTint: ['#FDEAE7', '#421D22'],
} as const satisfies Record<string, readonly [light: string, dark: string]>;

export type SchemeColors = Readonly<Record<keyof typeof COLORS, string>>;

/** Those of one scheme, as hex values or `rgba()`. */
export const schemeColors = (scheme: Scheme): SchemeColors =>
  Object.fromEntries(
    Object.entries(COLORS).map(([name, [light, dark]]) => [name, scheme === 'light' ? light : dark]),
  ) as SchemeColors;
