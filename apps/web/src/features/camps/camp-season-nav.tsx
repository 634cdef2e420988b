import { chakra } from '@chakra-ui/react';
import { campName, shownCamps, type ShownCamp } from '@kidcode/booking';
import type { CenterId } from '@kidcode/branches';
import { campPath } from '@kidcode/site';
import { Badge } from '@kidcode/ui';
import { Link } from 'react-router-dom';

import { STATUS_WORDS } from './season-status-words';

const Nav = /* @__PURE__ */ chakra('nav', {
  base: {
    marginBottom: 'clamp(1.5rem, 3vw, 2.5rem)',
    // On a phone they share one line, so that what stands below is still in the first screen.
    '& > ul': {
      display: { base: 'grid', sm: 'flex' },
      gridTemplateColumns: 'repeat(auto-fit, minmax(6.5rem, 1fr))',
      flexWrap: 'wrap',
      gap: '2',
    },
    '& > ul > li > *': {
      display: 'flex',
      flexDirection: { base: 'column', sm: 'row' },
      alignItems: { base: 'start', sm: 'center' },
      justifyContent: 'center',
      gap: { base: '1', sm: '2' },
      height: 'full',
      minHeight: 'touch',
      paddingInline: { base: '3', sm: '4' },
      paddingBlock: { base: '1', sm: '0' },
      lineHeight: '1.2',
      borderRadius: 'control',
      fontFamily: 'heading',
      fontSize: { base: '0.9375rem', sm: 'inherit' },
      fontWeight: '600',
      background: 'bg.raised',
      border: '2px solid {colors.line.hair}',
      transition: 'border-color',
      transitionDuration: 'fast',
    },
    '& a:hover': { borderColor: 'fg.ink' },
    '& > ul > li > [aria-current]': {
      background: 'accent.solid',
      color: 'accent.on',
      borderColor: 'accent.solid',
    },
    '& [aria-disabled]': {
      background: 'transparent',
      color: 'fg.quiet',
      borderStyle: 'dashed',
      cursor: 'not-allowed',
    },
  },
});

interface CampSeasonNavProps {
  readonly shown: ShownCamp;
  readonly branchId: CenterId;
}

/**
 * The tabs of the seasons: real links to the same branch. A season that the school has closed cannot be chosen
 * (specification 2, section 2; D-12); one that is full, running or over says so, the last leads to its look back (D-44).
 */
export function CampSeasonNav({ shown, branchId }: CampSeasonNavProps) {
  return (
    <Nav aria-label="Camp seasons">
      <ul>
        {shownCamps(shown.status.today, branchId).map(({ camp, status: { phase } }) => {
          const { season, registration } = camp;
          const isCurrent = season === shown.camp.season;
          const isClosed = phase === 'closed' && registration === 'closed' && !isCurrent;
          const isSaid = phase === 'full' || phase === 'running' || phase === 'over';
          const label = campName(camp);
          return (
            <li key={season}>
              {isClosed ? (
                <span role="link" aria-disabled="true">
                  {label}
                  <Badge>{STATUS_WORDS.closed.badge}</Badge>
                </span>
              ) : (
                <Link to={campPath(season, branchId)} aria-current={isCurrent ? 'page' : undefined}>
                  {label}
                  {isSaid && (
                    <>
                      {' '}
                      <Badge>{STATUS_WORDS[phase].badge}</Badge>
                    </>
                  )}
                </Link>
              )}
            </li>
          );
        })}
      </ul>
    </Nav>
  );
}
