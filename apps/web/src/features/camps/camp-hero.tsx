import { chakra } from '@chakra-ui/react';
import { campName, type ShownCamp, entryPrice } from '@kidcode/booking';
import { BRANCHES, CENTERS, type CenterId } from '@kidcode/branches';
import type { CampSeasonInfo } from '@kidcode/scheduling';
import { campPath } from '@kidcode/site';
import { Badge, PageHero, PriceTag, TextLink } from '@kidcode/ui';
import { CalendarDays, MapPin, Users } from 'lucide-react';
import { Link } from 'react-router-dom';

import { useSiteSelector } from '../../shared/store-hooks';
import { WeekStrip } from '../../shared/week-strip';
import { selectToday } from '../clock/clock-slice';
import { hasTiles } from './camp-tiles';
import { CampSeasonNav } from './camp-season-nav';
import { tagOf } from './tag-of';
import { RegisterButton } from './register-button';
import { overWords, runningWords, standingWords, STATUS_WORDS } from './season-status-words';
import { SignupLink } from './signup/signup-band';

interface CampHeroProps {
  readonly shown: ShownCamp;
  readonly branchId: CenterId;
  readonly onRegister: () => void;
}

/** What one week costs, in the first screen. */
function WeekPrice({ shown }: { readonly shown: ShownCamp }) {
  const price = entryPrice(shown);
  if (price === null) return null;
  const { quote, note } = price;
  return <PriceTag {...tagOf(quote, `${quote.discountPercent}% off`)} note={note} />;
}

const WeekAhead = /* @__PURE__ */ chakra('div', {
  base: {
    width: 'full',
    maxWidth: '30rem',
    display: 'grid',
    gap: '2',
    '& > p': { textStyle: 'label' },
  },
});

/** The next week of camp, day by day, with what it is about. */
function NextWeek({ camp }: { readonly camp: CampSeasonInfo }) {
  const today = useSiteSelector(selectToday);
  const week = camp.weeks.find(({ end }) => end !== null && end >= today);
  if (camp.isOver || week === undefined) return null;
  const theme = camp.themes.find((one) => one.week === week.number);
  return (
    <WeekAhead>
      <p>{`Week ${week.number}${theme === undefined || theme.sample ? '' : `: ${theme.title}`}`}</p>
      <WeekStrip camp={camp} week={week.number} />
    </WeekAhead>
  );
}

/** The same camp elsewhere: at the other center, or at one of several. */
function Elsewhere({ shown, branchId }: Omit<CampHeroProps, 'onRegister'>) {
  const [other, ...more] = CENTERS.filter(({ id }) => id !== branchId);
  if (other === undefined) return null;
  const isOnlyOne = more.length === 0;
  return (
    <TextLink asChild>
      <Link to={isOnlyOne ? campPath(shown.camp.season, other.id) : '/camps#places'}>
        {`See it in ${isOnlyOne ? other.name : 'another center'}`}
      </Link>
    </TextLink>
  );
}

/** The top of a camp page: the seasons, where this one stands, the facts a parent looks for first, and what to do now. */
export function CampHero({ shown, branchId, onRegister }: CampHeroProps) {
  const { camp, status, priced } = shown;
  const { dates, ages, groupSizeMax, copy, isOver } = camp;
  const { city, state } = BRANCHES[branchId];
  const isOpen = status.phase === 'open';
  // The tiles below tell the rest, and so does the banner of an announced season: once is enough.
  const facts = [
    ...(hasTiles(camp) || isOver || status.phase === 'announced'
      ? []
      : [{ label: dates, icon: <CalendarDays aria-hidden="true" /> }]),
    ...(hasTiles(camp) ? [] : [`Ages ${ages}`]),
  ];
  return (
    <PageHero
      tone="branch"
      above={<CampSeasonNav shown={shown} branchId={branchId} />}
      eyebrow={<Badge tone={STATUS_WORDS[status.phase].tone}>{standingWords(shown)}</Badge>}
      title={campName(camp)}
      lead={
        isOver
          ? `${overWords(camp)} Leave us your e-mail, and we tell you when they are.`
          : (runningWords(shown) ?? copy.subtitle)
      }
      chips={[
        { label: `${city}, ${state}`, icon: <MapPin aria-hidden="true" /> },
        ...facts,
        { label: `Groups of ${groupSizeMax} at most`, icon: <Users aria-hidden="true" /> },
      ]}
      actions={
        <>
          <NextWeek camp={camp} />
          <WeekPrice shown={shown} />
          {isOpen && priced !== null && (
            // On wide screens the banner's own button stands in the same screen.
            <chakra.div display={{ base: 'grid', md: 'none' }}>
              <RegisterButton onRegister={onRegister}>Register Now</RegisterButton>
            </chakra.div>
          )}
          {!isOpen && status.tellMe !== null && (
            <SignupLink variant={isOver ? 'primary' : 'outline'} tellMe={status.tellMe} />
          )}
          <Elsewhere shown={shown} branchId={branchId} />
        </>
      }
      picture={<img {...copy.picture} alt={copy.picture.alt} width={480} height={360} />}
    />
  );
}
