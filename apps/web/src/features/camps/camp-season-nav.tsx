import { chakra } from '@chakra-ui/react';
import type { CenterId } from '@kidcode/branches';
import { CAMP_SEASON_IDS, campOn, type CampSeason } from '@kidcode/scheduling';
import { Badge } from '@kidcode/ui';
import { Link } from 'react-router-dom';

import { campPath } from '@kidcode/site';

const Nav = /* @__PURE__ */ chakra('nav', {
  base: {
    marginBottom: 'clamp(1.5rem, 3vw, 2.5rem)',
    '& > ul': { display: 'flex', flexWrap: 'wrap', gap: '2' },
    '& > ul > li > *': {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      minHeight: 'touch',
      // Two fit side by side on a phone.
      paddingInline: { base: '3', sm: '4' },
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
  readonly season: CampSeason;
  readonly branchId: CenterId;
}

/** The tabs of the three seasons: real links to the same branch; summer cannot be chosen (specification 2, section 2). */
export function CampSeasonNav({ season, branchId }: CampSeasonNavProps) {
  return (
    <Nav aria-label="Camp seasons">
      <ul>
        {CAMP_SEASON_IDS.map((id) => {
          const label = `${campOn(id).title} ${campOn(id).year}`;
          if (id === season) {
            return (
              <li key={id}>
                <Link to={campPath(id, branchId)} aria-current="page">
                  {label}
                </Link>
              </li>
            );
          }
          return (
            <li key={id}>
              {id === 'summer' ? (
                <span role="link" aria-disabled="true">
                  {label}
                  <Badge display={{ base: 'none', sm: 'inline-flex' }}>Closed</Badge>
                </span>
              ) : (
                <Link to={campPath(id, branchId)}>{label}</Link>
              )}
            </li>
          );
        })}
      </ul>
    </Nav>
  );
}
