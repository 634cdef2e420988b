import type { EntryPrice, ShownCamp } from '@kidcode/booking';
import { campName, entryPrice, leadingIfAny, pricesElsewhere, shownCamp } from '@kidcode/booking';
import { BRANCHES, CENTERS, HAS_MANY_CENTERS, HAS_ONLINE, isCenterId } from '@kidcode/branches';
import { formatPrice, quoteCourse } from '@kidcode/pricing';
import { coursesAhead } from '@kidcode/scheduling';
import { BRAND, branchOfParams, campPathFor } from '@kidcode/site';
import { Band, FactGrid, FactTile, VisuallyHidden, Button, SmallText, styled } from '@kidcode/ui';
import { HOME_TEXT } from '@kidcode/current-school/generated/texts/home';
import { MapPin } from 'lucide-react';
import { lazy, Suspense } from 'react';

import { CAMP_AGES } from '../../shared/camp-facts';
import { countWords } from '../../shared/count-words';
import { hasPage } from '../../shared/has-page';
import { SiteLink } from '../../shared/page-link';
import { useSiteSelector, useSiteStore } from '../../shared/store-hooks';
import { useRouteParams } from '../../shared/use-route-params';
import { selectCurrentBranch, selectIsBranchFixed } from '../branch/branch-slice';
import { selectToday } from '../clock/clock-slice';
import { selectLocation } from '../location/location-slice';

const Offer = /* @__PURE__ */ styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '4',
  rowGap: '2',
  marginTop: '6',
  '& > p': { flex: '1 1 16rem' },
  '& > div': { flexBasis: 'full' },
});

const FoundCenter = lazy(() =>
  import('../location/found-center').then((module) => ({ default: module.FoundCenter })),
);

/**
 * The visible offer to use the device's location (D-30): it says why, asks only when pressed, and then tells
 * what it found or what went wrong. A branch chosen by hand stays; the nearest center is then only named. Nothing where the
 * session fixes the branch (D-289).
 */
function FindMyCenter() {
  const { status } = useSiteSelector(selectLocation);
  const isFixed = useSiteSelector(selectIsBranchFixed);
  const store = useSiteStore();
  if (isFixed) return null;
  const find = async () => {
    const { detectBranch } = await import('../location/detect-branch');
    await detectBranch(store);
  };
  return (
    <Offer>
      <Button
        variant="outline"
        icon={<MapPin size={20} />}
        loading={status === 'asking'}
        loadingText="Finding your center..."
        onClick={() => void find()}
      >
        Find my nearest center
      </Button>
      <SmallText maxWidth="48ch">
        We use your location once, in this browser, to show the center closest to you. It is not stored.
      </SmallText>
      <div role="status">
        {(status === 'known' || status === 'failed') && (
          <Suspense fallback={null}>
            <FoundCenter />
          </Suspense>
        )}
      </div>
    </Offer>
  );
}

/** The tile of online lessons: the price of the course that starts next. */
function OnlineTile() {
  const [course] = coursesAhead(useSiteSelector(selectToday));
  const quote = course === undefined ? null : quoteCourse(course.courseCode);
  return (
    <FactTile
      label="Online camps"
      value={quote?.ok ? formatPrice(quote.value.discountedPrice) : ''}
      note={<SiteLink href="/online-camps" label="See the online camps" />}
    />
  );
}

/** The tile of the season that can be booked: the price of a week; else what comes next; else how to hear of it (D-44). */
function CampTile({ leading }: { readonly leading: ShownCamp }) {
  const today = useSiteSelector(selectToday);
  const branch = useSiteSelector(selectCurrentBranch);
  const center = isCenterId(branch) ? branch : null;
  const shown = center === null ? leading : shownCamp(leading.camp.season, today, center);
  const others = center === null ? pricesElsewhere(leading, today, 'week') : [];
  const { camp, status, priced } = shown;
  const price = status.phase === 'open' ? entryPrice(shown) : null;
  if (camp.isOver) {
    return (
      <FactTile
        label="Camps"
        value="Next dates to come"
        note={<SiteLink href="/camps#tell-me" label="Tell me when registration opens" />}
      />
    );
  }
  return (
    <FactTile
      label={campName(camp)}
      value={price === null ? camp.dates : priceWords(price)}
      note={
        <>
          <SiteLink
            stands="listed"
            href={campPathFor(camp.season, branch)}
            label={
              price === null || price.quote.discountPercent === 0
                ? 'See the camp'
                : `${price.quote.discountPercent}% off: ${priced?.rates.discount?.name ?? ''}`
            }
          />
          {others.map((other) => (
            <span key={other.center}>
              {`${BRANCHES[other.center].name}: ${formatPrice(other.quote.discountedPrice)} a week`}
            </span>
          ))}
          {status.phase === 'open' && hasPage('camp-plan') && (
            <SiteLink stands="listed" href="/camps/plan" label="Plan it for all your children" />
          )}
        </>
      }
    />
  );
}

const priceWords = ({ quote, note }: EntryPrice): string =>
  `${formatPrice(quote.discountedPrice)} ${quote.selection.registrationType === 'weekly' ? 'a week' : note}`;

/** Too many names are a number. */
const PLACES = HAS_MANY_CENTERS ? [countWords(CENTERS.length, 'center')] : CENTERS.map(({ name }) => name);

/** What a parent wants to know in the first ten seconds: ages, places, price, next step. */
export function AtAGlance() {
  const { title, ages, places, trial } = HOME_TEXT.glance;
  const today = useSiteSelector(selectToday);
  const leading = hasPage('camp') ? leadingIfAny(today) : null;
  const branch = branchOfParams(useRouteParams());
  const center = CENTERS.find(({ id }) => id === branch);
  const isOnline = branch === 'online';
  const own = center?.ages;
  const classes = own ?? BRAND.ages;
  const agesWords =
    leading === null
      ? `${classes.from}-${classes.to}`
      : own
        ? `Classes ${own.from}-${own.to}, camps ${CAMP_AGES}`
        : CAMP_AGES;
  const all = [...PLACES, ...(HAS_ONLINE ? ['online'] : [])].join(', ');
  return (
    <Band dense joined labelledBy="at-a-glance">
      <VisuallyHidden as="h2" id="at-a-glance">
        {title}
      </VisuallyHidden>
      <FactGrid>
        <FactTile label={ages.label} value={agesWords} note={ages.note} />
        <FactTile
          label={places.label}
          value={center ? center.street : isOnline ? (places.online ?? all) : all}
          note={
            isOnline ? (
              <SiteLink href="/class-schedule?place=online" label="See the timetable" />
            ) : (
              <SiteLink href="/learning-centers" label={places.note} />
            )
          }
        />
        {isOnline ? <OnlineTile /> : leading !== null && <CampTile leading={leading} />}
        <FactTile
          label={trial.label}
          value={trial.value}
          note={<SiteLink href="/?dialog=trial" label={trial.note} />}
        />
      </FactGrid>
      <FindMyCenter />
    </Band>
  );
}
