import { CORE_LEVELS } from '@kidcode/scheduling';
import { SampleBadge, Stack, TextLink, VisuallyHidden, Section, styled } from '@kidcode/ui';
import { Link } from 'react-router-dom';

import { hasPage } from '../shared/has-page';
import { shownOf } from '../shared/samples';
import type { BlockProps } from './all-blocks';
import { usePagePlace } from './document-page';

/* On wide screens each level stands on as many bricks as months have passed. */
const Level = /* @__PURE__ */ styled('li', {
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
});

export function Stairs({ link, ...frame }: BlockProps<'stairs'>) {
  const isOnline = usePagePlace().kind === 'online';
  const shown = shownOf(CORE_LEVELS);
  if (shown.length === 0) return null;
  return (
    <Section tone="tint" divider="curve" eyebrow={<SampleBadge />} {...frame}>
      <Stack
        as="ol"
        gap="3"
        gridTemplateColumns={{ sm: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(6, minmax(0, 1fr))' }}
        alignItems={{ lg: 'end' }}
        columnGap={{ lg: '2' }}
      >
        {shown.map(({ id: name, level, title: says, makes }) => (
          <Level key={name} css={{ '--level': level }}>
            <div>
              <p>Month {level}</p>
              <h3>{says}</h3>
              <p>{makes}.</p>
              {isOnline && hasPage(name) && (
                <p>
                  <TextLink asChild>
                    <Link to={`/online/programs/core/${name}`}>
                      {link}
                      <VisuallyHidden>: {says}</VisuallyHidden>
                    </Link>
                  </TextLink>
                </p>
              )}
            </div>
          </Level>
        ))}
      </Stack>
    </Section>
  );
}
