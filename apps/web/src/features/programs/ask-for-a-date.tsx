import { chakra } from '@chakra-ui/react';
import { Band, LinkButton, SectionHeading, type BandProps } from '@kidcode/ui';
import { Mail } from 'lucide-react';

import { CallLinks } from './program-actions';
import type { AskText } from '@kidcode/school';
import { centersOf, type ProgramPlace } from './program-place';

const Columns = /* @__PURE__ */ chakra('div', {
  base: {
    display: 'grid',
    gap: '8',
    alignItems: 'center',
    lg: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)', columnGap: '16' },
  },
});
const Actions = /* @__PURE__ */ chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '3', '& > *': { flexGrow: { base: '1', sm: '0' } } },
});
const Card = /* @__PURE__ */ chakra('div', {
  base: {
    padding: 'clamp(1.5rem, 3vw, 2.25rem)',
    borderRadius: 'card',
    background: 'bg.raised',
    color: 'fg.ink',
    '& > h3': { textStyle: 'h3', marginBottom: '3' },
    '& li': {
      display: 'grid',
      gridTemplateColumns: '1.5rem minmax(0, 1fr)',
      gap: '3',
      paddingBlock: '3',
      borderTop: '1px solid {colors.line.hair}',
      _before: {
        content: '""',
        width: '1.25rem',
        height: '1.25rem',
        marginTop: '0.2rem',
        borderRadius: '6px',
        border: '2px solid {colors.accent.text}',
      },
    },
  },
});

interface AskForADateProps {
  readonly text: AskText;
  readonly place: ProgramPlace;
  readonly tone?: BandProps['tone'];
  readonly divider?: BandProps['divider'];
}

/** For what has no fixed date or price: whom to ask, and what to have ready. Headline anchor: `#ask`. */
export function AskForADate({ text, place, tone = 'tint', divider = 'curve' }: AskForADateProps) {
  return (
    <Band tone={tone} divider={divider} labelledBy="ask">
      <Columns>
        <div>
          <SectionHeading id="ask" title={text.title} lead={text.lead} />
          <Actions>
            <CallLinks place={place} size="md" variant={tone === 'accent' ? 'outline' : 'accent'} />
            {centersOf(place).map(({ id, name, email }) => (
              <LinkButton
                key={id}
                variant="outline"
                href={`mailto:${email}?subject=${encodeURIComponent(`${text.subject}, ${name}`)}`}
                icon={<Mail size={20} aria-hidden="true" />}
              >
                Write to {name}
              </LinkButton>
            ))}
          </Actions>
        </div>
        <Card>
          <h3>{text.tellTitle}</h3>
          <ul>
            {text.tell.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </Card>
      </Columns>
    </Band>
  );
}
