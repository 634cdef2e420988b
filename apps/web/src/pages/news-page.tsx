import { HAS_ONLINE } from '@kidcode/branches';
import { NEWS_TEXT } from '@kidcode/current-school/generated/texts/news';
import { Band, EmptyState, NextStep } from '@kidcode/ui';

import { existingLinks } from '../shared/existing-links';
import { selectToday } from '../features/clock/clock-slice';
import { BranchSwitch } from '../features/company/branch-switch';
import { datesToNote } from '../features/company/news/dates-to-note';
import { newsItems } from '../features/company/news/news-items';
import { DateList, LeadStory, NewsList } from '../features/company/news/news-list';
import { ActionLink } from '../features/company/page-actions';
import { PageTop } from '../features/company/page-top';
import { SiteLink } from '../features/company/site-link';
import { Split } from '../features/company/split';
import { forMode, useVisitMode } from '../features/company/use-visit-mode';
import { TrialLink } from '../shared/next-steps';
import { useSiteSelector } from '../shared/store-hooks';

/** The page of the news that are older than the newest: there is none while they are few. */
const SECOND = 2;

export function NewsPage() {
  const mode = useVisitMode();
  const today = useSiteSelector(selectToday);
  const [lead, ...others] = newsItems(today, mode);
  const dates = datesToNote(today, mode);
  const links = [
    { href: '/news', label: 'Centers and online', current: mode === 'in-center' },
    { href: '/news?mode=online', label: 'Online only', current: mode === 'online' },
  ];
  return (
    <>
      <PageTop
        content={forMode(NEWS_TEXT.top, mode)}
        actions={HAS_ONLINE && <BranchSwitch label="News for" links={links} />}
      />
      {lead !== undefined && (
        <Band>
          <LeadStory item={lead} />
        </Band>
      )}
      <Band tone="sunken" divider="slope" labelledBy="dates">
        <Split id="dates" title="Dates to note" lead="Days on which something begins, or ends." sticky>
          {dates.length > 0 ? (
            <DateList dates={dates} />
          ) : (
            <EmptyState
              title="No dates are set at the moment"
              action={<ActionLink to="/contact-us">Ask us</ActionLink>}
            />
          )}
        </Split>
      </Band>
      {others.length > 0 && (
        <Band labelledBy="more-news">
          <Split id="more-news" title="Also new" sticky>
            <NewsList items={others} />
            {existingLinks([{ label: 'Older news', href: `/news/${SECOND}` }]).map((link) => (
              <SiteLink key={link.href} {...link} />
            ))}
          </Split>
        </Band>
      )}
      <NextStep
        title="Start with a class"
        text="The trial is free and needs no credit card."
        actions={
          <>
            <TrialLink />
            <ActionLink to="/contact-us">Ask us something</ActionLink>
          </>
        }
      />
    </>
  );
}
