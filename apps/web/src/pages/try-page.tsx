import { BRAND } from '@kidcode/site';
import { Section } from '@kidcode/ui';
import { chakra } from '@chakra-ui/react';

import { FirstClass } from '../features/try/first-class';
import { TrialLink } from '../shared/next-steps';

const Promises = /* @__PURE__ */ chakra('ul', {
  base: {
    display: 'grid',
    gap: '4',
    gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))' },
    '& > li': { layerStyle: 'card', padding: '6' },
    '& h3': { textStyle: 'h3', marginBottom: '1' },
    '& p': { color: 'fg.quiet' },
  },
});

const PROMISES = [
  ['No account', 'No name asked, no advertising.'],
  [
    'It stays with you',
    'What your child makes is kept in this browser only, under the age that was chosen, so that it is there tomorrow, and a sister or brother of another age begins anew. Nothing of it is sent to us or to anybody else.',
  ],
  [
    'It grows with the age',
    'Ages 5 to 7 have pictures on the blocks; from 11 on the same program stands beside it in Python.',
  ],
  [
    'Everybody can',
    'It can be done with a finger, a mouse or a keyboard, with a screen reader, and without sound.',
  ],
] as const;

export function TryPage() {
  return (
    <>
      <FirstClass />
      <Section
        tone="sunken"
        divider="studs"
        dense
        id="try-parents"
        title="For parents"
        lead={`This is how a first class at ${BRAND.name} begins: a small task, a try, a hint, another try.`}
      >
        <Promises>
          {PROMISES.map(([title, text]) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </Promises>
        <chakra.div marginTop="8">
          <TrialLink />
        </chakra.div>
      </Section>
    </>
  );
}
