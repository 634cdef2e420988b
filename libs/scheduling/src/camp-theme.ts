import type { CampMonthId } from './camp-season';

/** What one age group does in a week. Always sample content: the specifications do not say (D-23). */
export type GroupFocus = { readonly focus: string; readonly sample: true };

export type CampTheme = {
  readonly week: number;
  readonly month: CampMonthId | null;
  readonly title: string;
  /** True where the specifications do not name the theme (D-23). */
  readonly sample: boolean;
  /** Something that happens in this week and is specified. */
  readonly event: string | null;
  readonly juniors: GroupFocus;
  readonly seniors: GroupFocus;
};
