import { chakra } from '@chakra-ui/react';
import { matchPrograms, NO_WISH, placeWords, trialLink } from '@kidcode/booking';
import { isCenterId } from '@kidcode/branches';
import { isProgramKey } from '@kidcode/scheduling';
import type { PuzzleAge } from '@kidcode/school';
import { LinkButton } from '@kidcode/ui';
import { Link } from 'react-router-dom';

import { siteConfig } from '../../shared/site-config';
import { useSiteSelector } from '../../shared/store-hooks';
import { selectChosenBranch } from '../branch/branch-slice';
import { AGE_IN_YEARS } from './try-words';

const Root = /* @__PURE__ */ chakra('section', {
  base: {
    display: 'grid',
    gap: '3',
    padding: '6',
    borderRadius: 'card',
    background: 'accent.tint',
    '& > h3': { textStyle: 'h3' },
    '& > div': { display: 'flex', flexWrap: 'wrap', gap: '3' },
    '& ul': { paddingInlineStart: '1.2em', listStyle: 'disc' },
  },
});

interface NextClassProps {
  readonly age: PuzzleAge;
  readonly practiced: readonly string[];
}

/** For the parent: what the child has practiced, and the trial class that fits, at the nearest center where it is known. */
export function NextClass({ age, practiced }: NextClassProps) {
  const branch = useSiteSelector(selectChosenBranch);
  const years = AGE_IN_YEARS[age];
  const wish = { ...NO_WISH, age: years };
  const near = matchPrograms({ ...wish, place: branch }).programs[0];
  const found = near ?? matchPrograms(wish).programs[0];
  const at = found?.at[0];
  const finder = `/find-a-program?age=${years}${branch === null ? '' : `&place=${branch}`}`;
  return (
    <Root aria-labelledby="next-class">
      <h3 id="next-class">For parents: what comes next</h3>
      {practiced.length > 0 && (
        <>
          <p>Your child has practiced:</p>
          <ul>
            {practiced.map((what) => (
              <li key={what}>{what}</li>
            ))}
          </ul>
        </>
      )}
      {found !== undefined && at !== undefined && (
        <p>{`A class that fits the age: ${found.title}, ${placeWords(at.place)}. The first one is a free trial.`}</p>
      )}
      <div data-print="never">
        {found !== undefined && at !== undefined && (
          <LinkButton
            href={trialLink({
              portal: siteConfig.portal,
              branchId: at.place,
              program: isProgramKey(found.program) ? 'specialized' : 'core',
              meetingMethod: isCenterId(at.place) ? 'In-Person' : 'Online',
              ...(isProgramKey(found.program) && { course: found.program }),
            })}
          >
            Book this free trial
          </LinkButton>
        )}
        <LinkButton asChild variant="outline">
          <Link to={finder}>Find another program</Link>
        </LinkButton>
      </div>
    </Root>
  );
}
