import { onlineCampPhase, type SiteDay } from '@kidcode/scheduling';

/** Why no online camp can be joined, as a sentence, while none can (D-44). */
export const onlineGoneWords = (today: SiteDay): string =>
  onlineCampPhase(today) === 'running'
    ? 'The online camps run now and cannot be joined any more.'
    : 'The last online camps are over.';
