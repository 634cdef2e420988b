import type { BranchId, Center, FoundCenter, OpenStatus, SchoolMoment } from '@kidcode/branches';
import { CENTER_CARD_HOURS, directionsUrl, formatDistance, openStatus } from '@kidcode/branches';
import { WEEKDAYS } from '@kidcode/scheduling';
import { Badge, Button, LinkButton, TextLink, VisuallyHidden, LARGE_TEXT_COLUMN, styled } from '@kidcode/ui';
import { MapPin, Navigation, Phone } from 'lucide-react';
import { useLocation } from 'react-router-dom';

import { useSiteNavigate } from '../../shared/navigation';
import { useSiteDispatch, useSiteSelector } from '../../shared/store-hooks';
import { branchChosen, selectIsBranchFixed } from '../branch/branch-slice';

/**
 * @returns Makes a branch the current one, and leads home to it (specification 2, section 2). Who is at home already
 * stays there: no step is added to the history.
 */
export function useBranchAtHome(): (branch: BranchId) => void {
  const dispatch = useSiteDispatch();
  const navigate = useSiteNavigate();
  const { pathname } = useLocation();
  return (branch) => {
    dispatch(branchChosen(branch));
    navigate('/', { replace: pathname === '/' });
  };
}

const Facts = /* @__PURE__ */ styled('dl', {
  display: 'grid',
  gridTemplateColumns: { base: '5.75rem minmax(0, 1fr)', sm: 'auto minmax(0, 1fr)' },
  ...LARGE_TEXT_COLUMN,
  columnGap: { base: '2', sm: '4' },
  rowGap: '2',
  textStyle: 'small',
  fontVariantNumeric: 'tabular-nums',
  '& > dt': { fontWeight: '700' },
  '& > dd > span': { display: 'block' },
});

interface CenterFactsProps {
  readonly center: Center;
  /** Both readings of the hours, by what they are; a card has those for visits alone (D-53). */
  readonly classHours?: boolean;
}

/** When one can come and look, and the phone; with the center's own hours where there is room to tell them apart. */
export function CenterFacts({ center, classHours = false }: CenterFactsProps) {
  const { weekdayHours, weekendHours, phone, telHref } = center;
  return (
    <Facts>
      {classHours && (
        <>
          <dt>Classes</dt>
          <dd>
            <span>Mon-Fri {weekdayHours}</span>
            <span>Sat-Sun {weekendHours}</span>
          </dd>
        </>
      )}
      <dt>{classHours ? 'Visits by appointment' : 'Visits'}</dt>
      <dd>
        <span>{CENTER_CARD_HOURS.weekdays}</span>
        <span>{CENTER_CARD_HOURS.weekends}</span>
      </dd>
      <dt>Phone</dt>
      <dd>
        <TextLink href={telHref}>{phone}</TextLink>
      </dd>
    </Facts>
  );
}

/** 'Open now until 8:00 PM', 'Opens at 3:00 PM', 'Opens tomorrow at 9:00 AM', 'Opens Saturday at 9:00 AM', 'Holiday hours not published: ask'. */
export function openWords(status: OpenStatus): string {
  if (status.state === 'unknown') return '';
  if (status.state === 'ask') return 'Holiday hours not published: ask';
  if (status.state === 'open') return `Open now until ${status.closesAt}`;
  if (status.inDays === 0) return `Closed, opens at ${status.opensAt}`;
  // `opensOn` counts from Sunday, the list from Monday.
  const day = status.inDays === 1 ? 'tomorrow' : (WEEKDAYS.at(status.opensOn - 1) ?? '');
  return `Closed, opens ${day} at ${status.opensAt}`;
}

export interface CenterBadgesProps {
  readonly found: FoundCenter<Center>;
  /** The moment at the school; null before hydration, when nobody knows. */
  readonly moment: SchoolMoment | null;
}

/** Whether a center is the current one, open now by its own hours, and how far. The place of what is not known yet is kept. */
export function CenterBadges({ found, moment }: CenterBadgesProps) {
  const { center, distanceMiles, isCurrent } = found;
  const status = moment && openStatus(center, moment);
  const words = status ? openWords(status) : '';
  return (
    <p>
      {isCurrent && <Badge tone="accent">Current</Badge>}
      <Badge
        tone={status?.state === 'open' ? 'success' : 'neutral'}
        visibility={words ? 'visible' : 'hidden'}
      >
        {words || 'Opening hours'}
      </Badge>
      {distanceMiles !== null && (
        <Badge tone="accent">
          <MapPin size={14} />
          {formatDistance(distanceMiles)}
        </Badge>
      )}
    </p>
  );
}

/** What one does with a center: make it the current branch (which leads home) where one can be chosen, call it, drive to it. */
export function CenterActions({ center, isCurrent }: Pick<FoundCenter<Center>, 'center' | 'isCurrent'>) {
  const use = useBranchAtHome();
  const isFixed = useSiteSelector(selectIsBranchFixed);
  return (
    <>
      {!isFixed && (
        <Button variant={isCurrent ? 'outline' : 'accent'} onClick={() => use(center.id)}>
          {isCurrent ? 'Current Branch' : 'Use This Branch'}
          <VisuallyHidden>{center.name}</VisuallyHidden>
        </Button>
      )}
      <LinkButton variant="outline" href={center.telHref} icon={<Phone size={18} />}>
        Call Now
        <VisuallyHidden>{center.name}</VisuallyHidden>
      </LinkButton>
      <LinkButton variant="outline" external href={directionsUrl(center)} icon={<Navigation size={18} />}>
        Directions
        <VisuallyHidden>to {center.name}</VisuallyHidden>
      </LinkButton>
    </>
  );
}
