import { BRANCH_IDS, HAS_ONLINE } from '@kidcode/branches';
import { FAQ_TEXT } from '@kidcode/current-school/generated/texts/faq';
import { Band } from '@kidcode/ui';
import { BRAND } from '@kidcode/site';

import { ConsultationLink } from '../shared/next-steps';
import { island } from '../shared/island';
import { PageIntro } from '../shared/page-intro';
import { useSiteSelector } from '../shared/store-hooks';
import { TrialStep } from '../shared/trial-step';
import { selectToday } from '../features/clock/clock-slice';
import { Split } from '../features/company/split';
import { FaqBrowser } from '../features/faq/faq-browser';
import { faqTopics } from '../features/faq/search-faq';

const AskUs = island('faq-ask', () => import('../features/company/ask-us').then((module) => module.AskUs));

export function FaqPage() {
  const today = useSiteSelector(selectToday);
  return (
    <>
      <Band dense>
        <PageIntro title={FAQ_TEXT.title} lead={FAQ_TEXT.lead} picture={FAQ_TEXT.picture} />
        <FaqBrowser groups={faqTopics(today)} />
      </Band>
      <Split
        tone="sunken"
        divider="curve"
        id="ask"
        title="Still a question?"
        lead={`Ask it the way you would ask a neighbor. We answer ${BRAND.supportHours}.`}
      >
        <AskUs branches={BRANCH_IDS} />
      </Split>
      <TrialStep
        title="Some answers are easier to see"
        text={`Come to a free trial class, in a center${HAS_ONLINE ? ' or online' : ''}.`}
      >
        <ConsultationLink />
      </TrialStep>
    </>
  );
}
