import { HAS_ONLINE } from '@kidcode/branches';
import { CONTACT_TEXT } from '@kidcode/current-school/generated/texts/contact';
import { Section } from '@kidcode/ui';

import { CheckList } from '../features/company/check-list';
import { ContactPlaces, Headquarters } from '../features/company/contact/contact-places';
import { FormSlot, InfoRequestForm } from '../features/company/contact/form-slots';
import { PageTop } from '../features/company/page-top';
import { Split } from '../features/company/split';
import { forMode, useVisitMode } from '../features/company/use-visit-mode';
import { ActionLink } from '../shared/page-link';
import { TrialStep } from '../shared/trial-step';

const { top, places, message, hints } = CONTACT_TEXT;

export function ContactPage() {
  const mode = useVisitMode();
  return (
    <>
      <PageTop content={forMode(top, mode)} actions={<ActionLink href="#ask" label="Send us a question" />} />
      <Section id="places" title={places.title} lead={places.lead}>
        <ContactPlaces mode={mode} />
      </Section>
      <Split
        tone="sunken"
        divider="slope"
        id="ask"
        title={message.title}
        lead={message.lead}
        aside={<Headquarters />}
      >
        <FormSlot>
          <InfoRequestForm />
        </FormSlot>
      </Split>
      <Split id="hints" title={hints.title}>
        <CheckList points={hints.points} />
      </Split>
      <TrialStep
        title="Or simply try a class"
        text={`Free, without a credit card, in a center${HAS_ONLINE ? ' or online' : ''}.`}
      >
        <ActionLink href="/faq" label="Read the FAQ" />
      </TrialStep>
    </>
  );
}
