import { chakra } from '@chakra-ui/react';
import type { CoreLevel } from '@kidcode/scheduling';
import { Band, SampleBadge, SectionHeading, TextLink, VisuallyHidden, type BandProps } from '@kidcode/ui';
import { Link } from 'react-router-dom';

const Stairs = /* @__PURE__ */ chakra('ol', {
  base: {
    display: 'grid',
    gap: '3',
    sm: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    lg: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))', alignItems: 'end', columnGap: '2' },
  },
});
/* The stairs rise from left to right where there is room for six side by side. */
const Level = /* @__PURE__ */ chakra('li', {
  base: {
    display: 'grid',
    alignContent: 'start',
    gap: '2',
    minWidth: '0',
    padding: '1.25rem',
    borderRadius: 'card',
    background: 'bg.raised',
    border: '1px solid {colors.line.hair}',
    borderTop: '8px solid {colors.accent.solid}',
    lg: { minHeight: 'calc(14.5rem + var(--level) * 1.9rem)' },
    '& > p:first-of-type': { textStyle: 'label', color: 'accent.text' },
    '& > h3': { textStyle: 'h3' },
    '& > p': { textStyle: 'small', color: 'fg.quiet' },
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
  return (
    <Band tone={tone} divider={divider} labelledBy="levels">
      <SectionHeading id="levels" title={title} lead={lead} eyebrow={<SampleBadge />} />
      <Stairs>
        {levels.map(({ id, level, title: name, makes }) => (
          <Level key={id} css={{ '--level': level }}>
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
          </Level>
        ))}
      </Stairs>
    </Band>
  );
}
