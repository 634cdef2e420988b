import { bookablePrices, type ShownCamp, shownCamps } from '@kidcode/booking';
import { type CenterId, CENTERS, fewOf } from '@kidcode/branches';
import { type CampQuote, type CourseQuote, quoteCourse } from '@kidcode/pricing';
import { coursesAhead, ONLINE_CAMP, type SiteDay } from '@kidcode/scheduling';
import type { ContentLink } from '@kidcode/school';
import { campPathFor } from '@kidcode/site';
import { PriceTag, Row, Section, styled } from '@kidcode/ui';
import type { ReactNode } from 'react';

import { elsewhereWords } from '../../../shared/elsewhere-words';
import { ActionLink, AllCenters, SiteLink } from '../../../shared/page-link';
import { tagOf } from '../../../shared/tag-of';

/** 'full day 7:30AM-6:00PM', where the season says it. */
function dayWords({ camp }: ShownCamp): string {
  const [longest] = camp.dayLengths;
  return longest === undefined ? '' : `, ${longest.label.toLowerCase()} ${longest.hours}`;
}

type Way = keyof ReturnType<typeof bookablePrices>;

function rowsOf(shown: ShownCamp, center: CenterId | null): readonly PriceRow[] {
  const { camp, status, priced } = shown;
  const { week, fullCamp } = bookablePrices(shown);
  const link = { label: `Register for ${camp.title}`, href: campPathFor(camp.season, center) };
  const open = camp.weeks.filter(({ number }) => status.openWeeks.includes(number));
  const all = camp.weeks.length === 2 ? 'both weeks' : 'as a whole';
  const row = (way: Way, quote: CampQuote, what: string, when: string, per: string): PriceRow => ({
    id: `${camp.season}-${way}`,
    title: `${camp.title}, ${what}`,
    note: when + dayWords(shown),
    price: (
      <PriceTag
        {...tagOf(quote, reasonOf(priced?.rates.discount?.name ?? '', quote))}
        note={center === null ? per + elsewhereWords(shown, way) : per}
      />
    ),
    link,
  });
  const weeks = open.map(({ label }) => label).join(' or ');
  return [
    ...(week === null ? [] : [row('week', week, 'one week', weeks, 'Per child and week')]),
    ...(fullCamp === null ? [] : [row('fullCamp', fullCamp, all, camp.dates, 'Per child, in one payment')]),
  ];
}

/** The ways to book the camps that can be booked on this day, with their prices. @param center null: none is chosen. */
export const campPriceRows = (center: CenterId | null, today: SiteDay): readonly PriceRow[] =>
  shownCamps(today, center ?? undefined).flatMap((shown) => rowsOf(shown, center));

const reasonOf = (discount: string, { discountPercent }: CampQuote | CourseQuote): string =>
  `${discount}: ${discountPercent}% off`;

/** The online courses that can still be joined with their prices; a course without a price is left out (D-44). */
export function coursePriceRows(today: SiteDay): readonly PriceRow[] {
  return coursesAhead(today).flatMap(({ title, courseCode, sessions, duration, ageRange }) => {
    const quote = quoteCourse(courseCode);
    if (!quote.ok) return [];
    return [
      {
        id: courseCode,
        title,
        note: `${sessions} live sessions, ${duration.toLowerCase()}, ${ONLINE_CAMP.classDays}, ages ${ageRange}`,
        price: (
          <PriceTag
            {...tagOf(quote.value, reasonOf(ONLINE_CAMP.discountName, quote.value))}
            note="For the whole course, paid once"
          />
        ),
        link: { label: 'Choose a start date', href: '/online-camps' },
      },
    ];
  });
}

const Bricks = /* @__PURE__ */ styled('ul', {
  // Those of the last row share it: it ends in no hole.
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '4',
  rowGap: '6',
  paddingTop: '2',
  '& > li': {
    flex: '1 1 min(16rem, 100%)',
    position: 'relative',
    display: 'grid',
    // The way on stands at the foot of each.
    gridTemplateRows: 'auto auto 1fr auto',
    justifyItems: 'start',
    gap: '3',
    padding: '6',
    paddingBottom: '8',
    borderRadius: 'card',
    background: 'bg.raised',
    boxShadow: 'inset 0 -8px {colors.accent.wash}',
  },
  // Its two studs.
  '& > li::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: '8',
    bottom: '100%',
    width: '2rem',
    height: '0.5rem',
    borderRadius: '4px 4px 0 0',
    background: 'bg.raised',
    boxShadow: '3.5rem 0 {colors.bg.raised}',
  },
  '& h3': { textStyle: 'h3' },
  '& > li > p': { color: 'fg.quiet' },
});

export interface PriceRow {
  readonly id: string;
  readonly title: string;
  readonly note: string;
  readonly price: ReactNode;
  readonly link: ContentLink;
}

export function PriceBoard({ rows }: { readonly rows: readonly PriceRow[] }) {
  return (
    <Bricks>
      {rows.map(({ id, title, note, price, link }) => (
        <li key={id}>
          <h3>{title}</h3>
          {price}
          <p>{note}</p>
          <ActionLink {...link} size="md" />
        </li>
      ))}
    </Bricks>
  );
}

/** On the online home page: what can be joined from home, and in one line the way to a room with others. */
export function OnlineCoursesBand({ today }: { readonly today: SiteDay }) {
  const rows = coursePriceRows(today);
  return (
    <Section
      id="online-courses"
      title={rows.length > 0 ? 'What you can join now' : 'The next online courses'}
      lead={rows.length > 0 ? 'Live, with a fixed price.' : 'Their start dates are not set yet.'}
    >
      {rows.length > 0 && <PriceBoard rows={rows} />}
      <Row as="p" columnGap="4" rowGap="2" marginTop="8">
        Rather in a room with others?
        {fewOf(CENTERS).map(({ id, name }) => (
          <SiteLink key={id} href={`/${id}`} label={name} />
        ))}
        <AllCenters />
      </Row>
    </Section>
  );
}
