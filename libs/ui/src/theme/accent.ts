import type { Scheme } from './palette';

/** An accent's colours in one scheme, as hex values. */
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
  /** The header's surface. */
  readonly header: string;
  readonly headerOn: string;
  /**
   * The home hero's gradient, three stops from first to last; light words read well on every one of them.
   * Source: specification 1, section 2, Home.
   */
  readonly hero: readonly [from: string, over: string, to: string];
}

/** The colours that a page or any wrapper wears whose `data-branch` is the name. */
export interface NamedAccent {
  readonly name: string;
  readonly accent: Readonly<Record<Scheme, AccentColors>>;
  /** Worn by a page without `data-branch`; true of one of them. */
  readonly isDefault: boolean;
}
