import { chakra } from '@chakra-ui/react';
import { leadingShown } from '@kidcode/booking';
import { CENTERS, fewOf } from '@kidcode/branches';
import { campPath } from '@kidcode/site';
import { Band } from '@kidcode/ui';
import { LocateFixed } from 'lucide-react';

import { useSiteSelector } from '../shared/store-hooks';
import { hasPage } from '../shared/has-page';
import { useCampFinder } from '../features/camps/use-camp-finder';
import { selectToday } from '../features/clock/clock-slice';
import { SiteLink } from '../shared/page-link';

const Words = /* @__PURE__ */ chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    justifyItems: 'start',
    alignContent: 'center',
    minHeight: '50vh',
    '& > svg': { color: 'accent.text' },
    '& > h1': { textStyle: 'h2' },
    '& > ul': { display: 'flex', flexWrap: 'wrap', columnGap: '6', rowGap: '2' },
  },
});

/** Looks for the nearest camp and goes there; the links work for those who would rather choose. */
export function CampFinderPage() {
  useCampFinder();
  const { camp } = leadingShown(useSiteSelector(selectToday));
  return (
    <Band tone="tint" dense>
      <Words>
        <LocateFixed size={48} />
        <h1>Finding the best camp for you...</h1>
        <p>Your browser may ask whether we may know where you are. Or choose yourself:</p>
        <ul>
          {fewOf(CENTERS).map(({ id, name }) => (
            <li key={id}>
              <SiteLink href={campPath(camp.season, id)} label={`${camp.title} in ${name}`} />
            </li>
          ))}
          {hasPage('online-camps') && (
            <li>
              <SiteLink href="/online-camps" label="Online camps" />
            </li>
          )}
          <li>
            <SiteLink href="/camps" label="All camps" />
          </li>
        </ul>
      </Words>
    </Band>
  );
}
