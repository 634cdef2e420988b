import { HAS_ONLINE, isCenterId } from '@kidcode/branches';
import { NEWS } from '@kidcode/current-school/generated/news';
import { NEWS_TEXT } from '@kidcode/current-school/generated/texts/news';
import { formatLongDate } from '@kidcode/scheduling';
import { Band, EmptyState, Badge, SampleBadge, Stack, Section, LARGE_TEXT_COLUMN, styled } from '@kidcode/ui';
import { chakra } from '@chakra-ui/react';

import { existingLinks } from '../shared/existing-links';
import { selectCurrentBranch } from '../features/branch/branch-slice';
import { selectToday } from '../features/clock/clock-slice';
import { BranchSwitch } from '../features/company/branch-switch';
import { datesToNote, type DateToNote } from '../features/company/news/dates-to-note';
import { type NewsItem, newsItems } from '../features/company/news/fact-news';
import { PageTop } from '../features/company/page-top';
import { Split } from '../features/company/split';
import { forMode, useVisitMode } from '../features/company/use-visit-mode';
import { useSiteSelector } from '../shared/store-hooks';
import { MarkdownBlocks } from '../features/company/markdown-blocks';
import { ActionLink, SiteLink } from '../shared/page-link';
import { Photo } from '../shared/photo';
import { TrialStep } from '../shared/trial-step';

const Root = /* @__PURE__ */ styled('article', {
  display: 'grid',
  gap: 'clamp(1.25rem, 4vw, 3.5rem)',
  alignItems: 'center',
  md: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' },
  '& > img': { width: 'full' },
  '& > div': { display: 'grid', gap: '4', justifyItems: 'start' },
  '& h2': { textStyle: 'h2' },
  '& p': { textStyle: 'lead', color: 'fg.quiet', maxWidth: '52ch' },
});

/** When the school wrote it; nothing for what the facts say today. */
function NewsDay({ item: { day, sample } }: { readonly item: NewsItem }) {
  if (day === null) return null;
  return (
    <chakra.span display="flex" gap="3" alignItems="center" textStyle="small" color="fg.quiet">
      <time dateTime={day}>{formatLongDate(day)}</time>
      {sample && <SampleBadge />}
    </chakra.span>
  );
}

function LeadStory({ item }: { readonly item: NewsItem }) {
  return (
    <Root>
      <Photo {...item.picture} loading="lazy" />
      <div>
        <Badge tone="success">{item.tag}</Badge>
        <h2>{item.title}</h2>
        <NewsDay item={item} />
        <MarkdownBlocks blocks={item.blocks} />
        {item.link !== null && <ActionLink {...item.link} variant="accent" />}
      </div>
    </Root>
  );
}

const List = /* @__PURE__ */ styled('ol', {
  display: 'grid',
  '& > li': {
    display: 'grid',
    gap: '1',
    md: { gridTemplateColumns: '13rem minmax(0, 1fr)' },
    paddingBlock: '3',
    borderTop: '1px solid {colors.line.hair}',
    _first: { borderTopWidth: '0', paddingTop: '0' },
  },
  '& time': { fontFamily: 'heading', fontWeight: '600', fontVariantNumeric: 'tabular-nums' },
  '& span': { color: 'fg.quiet' },
});

function DateList({ dates }: { readonly dates: readonly DateToNote[] }) {
  return (
    <List>
      {dates.map(({ day, label, what }) => (
        <li key={`${day} ${what}`}>
          <time dateTime={day}>{label}</time>
          <span>{what}</span>
        </li>
      ))}
    </List>
  );
}

const Item = /* @__PURE__ */ styled('li', {
  display: 'grid',
  gap: 'clamp(1rem, 3vw, 2rem)',
  gridTemplateColumns: { base: '5.5rem minmax(0, 1fr)', sm: '9rem minmax(0, 1fr)' },
  ...LARGE_TEXT_COLUMN,
  alignItems: 'start',
  paddingBlock: '6',
  borderTop: '1px solid {colors.line.hair}',
  '& > img': { width: 'full' },
  '& > div': { display: 'grid', gap: '2', justifyItems: 'start' },
  '& h3': { textStyle: 'h3' },
  '& p': { color: 'fg.quiet', maxWidth: 'text' },
});

function NewsList({ items }: { readonly items: readonly NewsItem[] }) {
  return (
    <Stack as="ul" columnGap="12" gridTemplateColumns={{ lg: 'repeat(2, minmax(0, 1fr))' }}>
      {items.map((item) => (
        <Item key={item.id}>
          <Photo {...item.picture} loading="lazy" />
          <div>
            <Badge tone="accent">{item.tag}</Badge>
            <h3>{item.title}</h3>
            <NewsDay item={item} />
            <MarkdownBlocks blocks={item.blocks} />
            {item.link !== null && <SiteLink {...item.link} />}
          </div>
        </Item>
      ))}
    </Stack>
  );
}

/** The page of the news that are older than the newest: there is none while they are few. */
const SECOND = 2;

export function NewsPage() {
  const mode = useVisitMode();
  const today = useSiteSelector(selectToday);
  const branch = useSiteSelector(selectCurrentBranch);
  const [lead, ...others] = newsItems(today, mode, NEWS, isCenterId(branch) ? branch : null);
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
      <Split
        tone="sunken"
        divider="slope"
        id="dates"
        title="Dates to note"
        lead="Days on which something begins, or ends."
        sticky
      >
        {dates.length > 0 ? (
          <DateList dates={dates} />
        ) : (
          <EmptyState
            title="Nothing can be booked by a day at the moment"
            action={<ActionLink href="/contact-us" label="Ask us" />}
          />
        )}
      </Split>
      {others.length > 0 && (
        <Section id="more-news" title="Also new">
          <NewsList items={others} />
          {existingLinks([{ label: 'Older news', href: `/news/${SECOND}` }]).map((link) => (
            <SiteLink key={link.href} {...link} />
          ))}
        </Section>
      )}
      <TrialStep title="Start with a class" text="The trial is free and needs no credit card.">
        <ActionLink href="/contact-us" label="Ask us something" />
      </TrialStep>
    </>
  );
}
