import { TRY_TEXT } from '@kidcode/current-school/generated/texts/try';
import { Section, styled } from '@kidcode/ui';
import { chakra } from '@chakra-ui/react';

import { FirstClass } from '../features/try/first-class';
import { TrialLink } from '../shared/next-steps';

const Promises = /* @__PURE__ */ styled('ul', {
  display: 'grid',
  gap: '4',
  gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))' },
  '& > li': { layerStyle: 'card', padding: '6' },
  '& h3': { textStyle: 'h3', marginBottom: '1' },
  '& p': { color: 'fg.quiet' },
});

export function TryPage() {
  return (
    <>
      <FirstClass />
      <Section
        tone="sunken"
        divider="studs"
        dense
        id="try-parents"
        title={TRY_TEXT.parents.title}
        lead={TRY_TEXT.parents.lead}
      >
        <Promises>
          {TRY_TEXT.parents.promises.map(({ title, text }) => (
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
