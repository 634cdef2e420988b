import { fewOf } from '@kidcode/branches';
import { Actions, Band, LinkButton, SectionHeading, Stack, styled } from '@kidcode/ui';
import { Mail } from 'lucide-react';

import { CallLinks } from '../features/programs/program-facts';
import { centersOf } from '../features/programs/program-place';
import type { BlockProps } from './all-blocks';
import { usePagePlace } from './document-page';

const Card = /* @__PURE__ */ styled('div', {
  padding: 'clamp(1.5rem, 3vw, 2.25rem)',
  borderRadius: 'card',
  background: 'bg.raised',
  color: 'fg.ink',
  '& > h3': { textStyle: 'h3', marginBottom: '3' },
  '& li': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: '3',
    paddingBlock: '3',
    borderTop: '1px solid {colors.line.hair}',
    // A dot: an empty box would look as if it could be ticked.
    _before: {
      content: '""',
      width: '0.5rem',
      height: '0.5rem',
      marginTop: '0.6rem',
      borderRadius: 'full',
      background: 'accent.text',
    },
  },
});

export function Ask({ id, title, lead, subject, ready, tell, ...frame }: BlockProps<'ask'>) {
  const place = usePagePlace();
  return (
    <Band tone="tint" divider="curve" labelledBy={id} {...frame}>
      <Stack
        gap="8"
        alignItems="center"
        gridTemplateColumns={{ lg: 'minmax(0, 7fr) minmax(0, 5fr)' }}
        columnGap={{ lg: '16' }}
      >
        <div>
          <SectionHeading id={id} title={title} lead={lead} />
          <Actions>
            <CallLinks place={place} size="md" variant={frame.tone === 'accent' ? 'outline' : 'accent'} />
            {fewOf(centersOf(place)).map(({ id: center, name, email }) => (
              <LinkButton
                key={center}
                variant="outline"
                href={`mailto:${email}?subject=${encodeURIComponent(`${subject}, ${name}`)}`}
                icon={<Mail size={20} />}
              >
                Write to {name}
              </LinkButton>
            ))}
          </Actions>
        </div>
        <Card>
          <h3>{ready}</h3>
          <ul>
            {tell.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </Card>
      </Stack>
    </Band>
  );
}
