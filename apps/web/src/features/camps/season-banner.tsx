import { chakra } from '@chakra-ui/react';
import { campOn, type CampSeason, type SeasonStatus } from '@kidcode/scheduling';
import { Badge, Container, TextLink } from '@kidcode/ui';
import { CalendarDays } from 'lucide-react';
import { Link } from 'react-router-dom';

import { RegisterButton } from './register-button';
import { STATUS_WORDS } from './season-status-words';

const Panel = /* @__PURE__ */ chakra('section', {
  base: {
    display: 'grid',
    gap: '6',
    alignItems: 'center',
    marginTop: { base: '-1rem', md: '-2rem' },
    padding: 'clamp(1.25rem, 3vw, 2rem)',
    layerStyle: 'float',
    /* Its shadow falls on the band below. */
    position: 'relative',
    zIndex: '1',
    md: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
    '& h2': { textStyle: 'h2', fontSize: 'clamp(1.5rem, 3vw, 2rem)' },
  },
});
const Words = /* @__PURE__ */ chakra('div', {
  base: { display: 'grid', gap: '2', justifyItems: 'start', maxWidth: '44rem' },
});
const Upcoming = /* @__PURE__ */ chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    alignItems: 'center',
    columnGap: '4',
    padding: '4',
    paddingInlineEnd: '8',
    borderRadius: 'control',
    background: 'accent.tint',
    '& > svg': { color: 'accent.text', gridRow: 'span 2' },
    '& > h3': { textStyle: 'label', fontFamily: 'body', color: 'accent.text' },
    '& > p': { textStyle: 'h3' },
  },
});

interface SeasonBannerProps {
  readonly season: CampSeason;
  readonly status: SeasonStatus;
  readonly onRegister: () => void;
}

/** What can be booked on this day, and until when. */
function OpenWords({ season, fullCamp, weekly }: SeasonStatus) {
  return (
    <ul>
      {campOn(season)
        .deadlines.filter(({ option }) => (option === 'full_camp' ? fullCamp : weekly) === 'open')
        .map(({ option, text }) => (
          <li key={option}>{text}</li>
        ))}
    </ul>
  );
}

function AnnouncedWords() {
  return (
    <p>
      Join the mailing list and we write to you when registration opens:{' '}
      <TextLink asChild>
        <Link to="/contact-us">leave us your e-mail</Link>
      </TextLink>
      .
    </p>
  );
}

const CLOSED_WORDS =
  'Places can no longer be booked here. Dates, themes and prices stay, so that you can plan ahead.';

/** The alert banner under a season's header: its status on this day and what to do next. */
export function SeasonBanner({ season, status, onRegister }: SeasonBannerProps) {
  const { headline, badge, tone } = STATUS_WORDS[status.phase];
  const { dates, year, title } = campOn(season);
  const isOpen = status.phase === 'open';
  return (
    <Container>
      <Panel aria-labelledby="camp-status">
        <Words>
          <Badge tone={tone}>{`${title} ${year}: ${badge.toLowerCase()}`}</Badge>
          <h2 id="camp-status">{headline}</h2>
          {isOpen && <OpenWords {...status} />}
          {status.phase === 'announced' && <AnnouncedWords />}
          {status.phase === 'closed' && <p>{CLOSED_WORDS}</p>}
        </Words>
        {isOpen && <RegisterButton onRegister={onRegister}>Register Now</RegisterButton>}
        {status.phase === 'announced' && (
          <Upcoming>
            <CalendarDays size={32} aria-hidden="true" />
            <h3>Upcoming Camp</h3>
            <p>{dates}</p>
          </Upcoming>
        )}
      </Panel>
    </Container>
  );
}
