import { SampleBadge, Section, styled } from '@kidcode/ui';
import { Check, X } from 'lucide-react';

import type { BlockProps } from './all-blocks';

const Pair = /* @__PURE__ */ styled('div', {
  display: 'grid',
  overflow: 'hidden',
  borderRadius: 'card',
  md: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '& > div': { padding: 'clamp(1.5rem, 4vw, 3rem)', background: 'accent.solid', color: 'accent.on' },
  '& > div + div': { background: 'bg.raised', color: 'fg.ink' },
  '& h3': { textStyle: 'h2', fontSize: 'xl', marginBottom: '4' },
  '& p': { textStyle: 'lead' },
  '& li': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: '3',
    paddingBlock: '2',
    fontWeight: '700',
  },
  '& li > svg': { marginTop: '0.2em' },
});

export function Sides({ sample, left, right, ...frame }: BlockProps<'sides'>) {
  return (
    <Section tone="tint" divider="curve" eyebrow={sample ? <SampleBadge /> : undefined} {...frame}>
      <Pair>
        {[left, right].map(({ title: name, text, yes, no }) => (
          <div key={name}>
            <h3>{name}</h3>
            {text !== undefined && <p>{text}</p>}
            {yes.length + no.length > 0 && (
              <ul>
                {[...yes, ...no].map((item, index) => {
                  const Mark = index < yes.length ? Check : X;
                  return (
                    <li key={item}>
                      <Mark size={20} strokeWidth={2.75} />
                      {item}
                    </li>
                  );
                })}
              </ul>
            )}
          </div>
        ))}
      </Pair>
    </Section>
  );
}
