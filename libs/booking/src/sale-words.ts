import { formatLongDate } from '@kidcode/scheduling';
import type { CoursePhase, Phase, SiteDay } from '@kidcode/scheduling';

/** Why nothing of a season can be registered for, as half a sentence. */
export function seasonRefusalWords(season: string, phase: Phase, opensOn: SiteDay | null = null): string {
  switch (phase) {
    case 'over':
      return `the ${season} camp is over`;
    case 'full':
      return `the ${season} camp is full`;
    case 'announced':
      return opensOn === null
        ? `registration for the ${season} camp is not open yet`
        : `registration for the ${season} camp opens on ${formatLongDate(opensOn)}`;
    default:
      return `registration for the ${season} camp is closed`;
  }
}

/** Why an online course cannot be joined, as half a sentence. */
export const courseRefusalWords = (phase: Exclude<CoursePhase, 'open'>): string =>
  phase === 'running' ? 'the online course has started' : 'the online course is over';
