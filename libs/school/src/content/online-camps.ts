import type { Picture } from '../picture';
import type { OnlineCourseFacts } from '../program';

/** The words of the online camps page; null in a school that has none. */
export type OnlineCampsContent = {
  readonly title: string;
  /** The title while no course lies ahead: without the season that has been (D-44). */
  readonly titleBetween: string;
  readonly subtitle: string;
  readonly picture: Picture;
  /** How an online camp works. */
  readonly features: { readonly title: string; readonly lead: string };
  /** By the icon that a course names. */
  readonly coursePictures: Readonly<Record<OnlineCourseFacts['icon'], Picture>>;
};
