import { LEARNING_CENTERS_TEXT } from '@kidcode/current-school/generated/texts/learning-centers';
import { Band, Button, ChipList, MediaRow, Row } from '@kidcode/ui';
import {
  BRANCHES,
  parseFinderCriteria,
  serializeFinderCriteria,
  type FinderCriteria,
} from '@kidcode/branches';
import { Clock, Phone } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { Box } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';

import { CenterNames, FinderBanner } from '../features/finder/finder-banner';
import { SiteLink } from '../shared/page-link';
import { selectIsBranchFixed } from '../features/branch/branch-slice';
import { useBranchAtHome } from '../features/finder/center-facts';
import { Photo } from '../shared/photo';
import { useSiteNavigate } from '../shared/navigation';
import { useSiteDispatch, useSiteSelector, useSiteStore } from '../shared/store-hooks';
import { TrialStep } from '../shared/trial-step';
import { Finder } from '../features/finder/finder';
import { addressRead, selectCriteria } from '../features/finder/finder-slice';
import { centerCatalog } from '../features/finder/use-finder';

/** How long typing and sliding must rest before the address follows, in milliseconds. */
const REST_MS = 300;

/** Typing and sliding go on in one step of the history; every other choice is a step of its own. */
function isOneStep(before: FinderCriteria, after: FinderCriteria): boolean {
  return (Object.keys(after) as (keyof FinderCriteria)[]).every(
    (key) => key === 'query' || key === 'distance' || before[key] === after[key],
  );
}

/**
 * Keeps the page's criteria and its address in step, both ways: a shared link and the back button show their view, a
 * choice goes into the address. The static HTML knows no query, so it is read after hydration.
 */
function useCriteriaInAddress(): void {
  const { pathname, search } = useLocation();
  const navigate = useSiteNavigate();
  const dispatch = useSiteDispatch();
  const store = useSiteStore();
  const criteria = useSiteSelector((state) => selectCriteria(state, 'page'));
  /** The criteria that the address shows, and the query by which this page put them there. */
  const inAddress = useRef<FinderCriteria>(criteria);
  const written = useRef<string | null>(null);

  useEffect(() => {
    const readAddress = (query: string) => {
      // A navigation of our own arrives late: what was typed meanwhile must not be undone by it.
      if (query.replace('?', '') === written.current) return;
      written.current = null;
      const read = parseFinderCriteria(query, centerCatalog(undefined).options);
      inAddress.current = read;
      const now = selectCriteria(store.getState(), 'page');
      if (serializeFinderCriteria(read) !== serializeFinderCriteria(now)) dispatch(addressRead(read));
    };
    readAddress(search);
    // Who goes back before the step forward was shown comes to the address that the page still has: nothing changes for it.
    const goneBack = () => {
      if (window.location.pathname === pathname) readAddress(window.location.search);
    };
    window.addEventListener('popstate', goneBack);
    return () => window.removeEventListener('popstate', goneBack);
  }, [pathname, search, dispatch, store]);

  useEffect(() => {
    const write = () => {
      const now = selectCriteria(store.getState(), 'page');
      const query = serializeFinderCriteria(now);
      if (query === serializeFinderCriteria(inAddress.current)) return;
      const replace = isOneStep(inAddress.current, now);
      inAddress.current = now;
      written.current = query;
      // Without the fragment: with '#online' every choice would scroll there again.
      navigate({ search: query }, { replace, preventScrollReset: true });
    };
    if (!isOneStep(inAddress.current, selectCriteria(store.getState(), 'page'))) {
      write();
      return;
    }
    const timer = setTimeout(write, REST_MS);
    return () => clearTimeout(timer);
  }, [criteria, navigate, store]);
}

/** The finder of `/learning-centers`: its view stands in the address. */
function CentersFinder() {
  useCriteriaInAddress();
  return (
    <Band dense>
      <Finder place="page" />
      {/* The next band's edge reaches into this one. */}
      <Box paddingBottom={{ base: '2', lg: '8' }} />
    </Band>
  );
}

/** Learning online, for families without a center nearby; the target of the fragment `#online`. */
function OnlineSection() {
  const use = useBranchAtHome();
  const isFixed = useSiteSelector(selectIsBranchFixed);
  const { online } = LEARNING_CENTERS_TEXT;
  if (online === undefined) return null;
  const { title, text, links } = online;
  const { weekdayHours, weekendHours, phone, picture } = BRANCHES.online;
  return (
    <Band id="online" tone="tint" divider="curve">
      <MediaRow
        flip
        title={title}
        picture={<Photo {...picture} loading="lazy" />}
        actions={
          <Row alignItems="center" columnGap="6" rowGap="6">
            {!isFixed && (
              <Button variant="accent" onClick={() => use('online')}>
                Switch to Online
              </Button>
            )}
            {links.map(({ label, to }) => (
              <SiteLink key={to} href={to} label={label} />
            ))}
          </Row>
        }
      >
        <p>{text}</p>
        <ChipList
          label="Online at a glance"
          facts={[
            { label: `Weekdays ${weekdayHours}`, icon: <Clock /> },
            { label: `Weekends ${weekendHours}`, icon: <Clock /> },
            { label: phone, icon: <Phone /> },
          ]}
        />
      </MediaRow>
    </Band>
  );
}

export function LearningCentersPage() {
  return (
    <>
      <FinderBanner />
      <CentersFinder />
      <CenterNames />
      <OnlineSection />
      <TrialStep {...LEARNING_CENTERS_TEXT.next} />
    </>
  );
}
