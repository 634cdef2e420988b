import { BRANCH_IDS } from '@kidcode/branches';
import { Band, NextStep } from '@kidcode/ui';

import { ConsultationLink, TrialLink } from '../shared/next-steps';
import { useSiteSelector } from '../shared/store-hooks';
import { FAQ_TOP, faqGroups } from '../content/faq';
import { selectToday } from '../features/clock/clock-slice';
import { AskUs } from '../features/company/ask-us';
import { PageTop } from '../features/company/page-top';
import { Split } from '../features/company/split';
import { FaqBrowser } from '../features/faq/faq-browser';

export function FaqPage() {
  const today = useSiteSelector(selectToday);
  return (
    <>
      <PageTop content={FAQ_TOP} />
      <Band>
        <FaqBrowser groups={faqGroups(today)} />
      </Band>
      <Band tone="sunken" divider="curve" labelledBy="ask">
        <Split
          id="ask"
          title="Still a question?"
          lead="Ask it the way you would ask a neighbor. We answer seven days a week."
        >
          <AskUs branches={BRANCH_IDS} />
        </Split>
      </Band>
      <NextStep
        title="Some answers are easier to see"
        text="Come to a free trial class, in a center or online."
        actions={
          <>
            <TrialLink />
            <ConsultationLink />
          </>
        }
      />
    </>
  );
}
