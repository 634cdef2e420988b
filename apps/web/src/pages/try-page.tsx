import { BRAND } from '@kidcode/site';
import { Band, Prose, SectionHeading } from '@kidcode/ui';

import { FirstClass } from '../features/try/first-class';
import { PageLink } from '../shared/page-link';

/** A first class to try, before any account: `/try`. */
export function TryPage() {
  return (
    <>
      <FirstClass />
      <Band tone="sunken" divider="studs" labelledBy="try-parents" dense>
        <SectionHeading
          id="try-parents"
          title="For parents"
          lead={`This is how a first class at ${BRAND.name} begins: a small task, a try, a hint, another try.`}
        />
        <Prose>
          <ul>
            <li>No account, no name asked, no advertising.</li>
            <li>
              What your child makes is kept in this browser only, so that it is there tomorrow. Nothing of it
              is sent to us or to anybody else.
            </li>
            <li>
              Ages 5 to 7 have pictures on the blocks; from 11 on the same program stands beside it in Python.
            </li>
            <li>
              It can be done with a finger, a mouse or a keyboard, with a screen reader, and without sound.
            </li>
          </ul>
          <p>
            {'Rather with a teacher? '}
            <PageLink to="/?dialog=trial">Book A Free Trial</PageLink>
          </p>
        </Prose>
      </Band>
    </>
  );
}
