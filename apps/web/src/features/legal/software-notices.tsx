import { TextLink } from '@kidcode/ui';

/** Written by build/notices.mjs. */
const NOTICES = '/third-party-notices.txt';

/** The way to what others wrote and the site contains; their licences ask for it. */
export function SoftwareNotices() {
  return (
    <p>
      This site contains the work of others, each under its own licence:{' '}
      <TextLink stands="inSentence" href={NOTICES}>
        notices and licences
      </TextLink>
      .
    </p>
  );
}
