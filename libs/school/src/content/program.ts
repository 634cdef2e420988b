import type { Picture } from '../picture';

/** What program pages lead on to. */
export type ProgramLinkId =
  | 'core'
  | 'math'
  | 'ai-club'
  | 'homework-help'
  | 'specialized'
  | 'game-development'
  | 'camps'
  | 'parent-night'
  | 'birthday-parties'
  | 'parent-yoga'
  | 'event-rentals'
  | 'technology-workshop'
  | 'school-partnership';

/** A program in a line, for lists and related links. */
export interface ProgramCard {
  readonly title: string;
  /** One line for a parent who is choosing. */
  readonly line: string;
  readonly picture: Picture['src'];
}
