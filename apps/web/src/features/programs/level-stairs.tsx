import { chakra } from '@chakra-ui/react';
import type { CoreLevel } from '@kidcode/scheduling';
import { Band, SampleBadge, SectionHeading, TextLink, VisuallyHidden, type BandProps } from '@kidcode/ui';
import { Link } from 'react-router-dom';

import { shownOf } from '../../shared/samples';

const Stairs = /* @__PURE__ */ chakra('ol', {
  base: {
    display: 'grid',
    gap: '3',
    sm: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    lg: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))', alignItems: 'end', columnGap: '2' },
  },
});
/* On wide screens each level stands on as many bricks as months have passed. */
const Level = /* @__PURE__ */ chakra('li', {
  base: {
    display: 'grid',
    minWidth: '0',
    '& > div': {
      display: 'grid',
      alignContent: 'start',
      gap: '2',
      padding: '1.25rem',
      borderRadius: 'card',
      background: 'bg.raised',
      borderInlineStart: '6px solid {colors.accent.solid}',
      lg: {
        minHeight: '13.5rem',
        padding: '1.25rem 1rem',
        borderInlineStartWidth: '0',
        borderRadius: '20px 20px 0 0',
      },
    },
    '& p:first-of-type': { textStyle: 'label', color: 'accent.text' },
    '& h3': { textStyle: 'h3' },
    '& p': { textStyle: 'small', color: 'fg.quiet' },
    lg: {
      _after: {
        content: '""',
        height: 'calc(var(--level) * 2.25rem)',
        borderRadius: '0 0 12px 12px',
        background:
          'repeating-linear-gradient({colors.accent.solid} 0 calc(2.25rem - 3px), {colors.accent.wash} 0 2.25rem)',
      },
    },
  },
});

interface LevelStairsProps {
  readonly levels: readonly CoreLevel[];
  readonly title: string;
  readonly lead: string;
  /** Words of the link to a level's page; without it there are no links. */
  readonly linkLabel?: string;
  readonly tone?: BandProps['tone'];
  readonly divider?: BandProps['divider'];
}

/** The months of the core program as stairs, each with what a child makes in it. */
export function LevelStairs({
  levels,
  title,
  lead,
  linkLabel,
  tone = 'tint',
  divider = 'curve',
}: LevelStairsProps) {
  const shown = shownOf(levels);
  if (shown.length === 0) return null;
  return (
    <Band tone={tone} divider={divider} labelledBy="levels">
      <SectionHeading id="levels" title={title} lead={lead} eyebrow={<SampleBadge />} />
      <Stairs>
        {shown.map(({ id, level, title: name, makes }) => (
          <Level key={id} css={{ '--level': level }}>
            <div>
              <p>Month {level}</p>
              <h3>{name}</h3>
              <p>{makes}.</p>
              {linkLabel !== undefined && (
                <p>
                  <TextLink asChild>
                    <Link to={`/online/programs/core/${id}`}>
                      {linkLabel}
                      <VisuallyHidden>: {name}</VisuallyHidden>
                    </Link>
                  </TextLink>
                </p>
              )}
            </div>
          </Level>
        ))}
      </Stairs>
    </Band>
  );
}
