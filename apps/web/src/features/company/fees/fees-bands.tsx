import { offersOn } from '@kidcode/booking';
import type { BranchId, CenterId } from '@kidcode/branches';
import { BRANCHES, CENTER_IDS, DEFAULT_CENTER, fewOf, HAS_ONLINE, isCenterId } from '@kidcode/branches';
import { FEES } from '@kidcode/current-school';
import { FEES_TEXT } from '@kidcode/current-school/generated/texts/fees';
import { describeOfferValue, formatPrice } from '@kidcode/pricing';
import type { Fee, SiteDay, VisitMode } from '@kidcode/school';
import { resolvePath } from '@kidcode/site';
import { Band, PriceTag, Row, Section, SectionHeading, styled } from '@kidcode/ui';
import type { ReactNode } from 'react';

import { ConsultationLink } from '../../../shared/next-steps';
import { PageIntro } from '../../../shared/page-intro';
import { SiteLink } from '../../../shared/page-link';
import { AskUs } from '../ask-us';
import { BranchSwitch } from '../branch-switch';
import { Split } from '../split';
import { forMode } from '../use-visit-mode';
import { PriceBoard, type PriceRow } from './priced-rows';

type FeeAt = Fee & { readonly href: string };

/** The fees of the centers, or of online learning. @param center whose pages are meant; null: those of all of them. */
export function feesOf(
  mode: VisitMode,
  center: CenterId | null,
  fees: readonly Fee[] = FEES,
): readonly FeeAt[] {
  return fees.filter((fee) => fee.mode === mode).map((fee) => ({ ...fee, href: pageOf(fee, center) }));
}

/** What is advertised about a fee on a day, such as 'Free trial class; 50% off the first month'. @param branch null: anywhere. */
export function knownOffersText(
  { offers, ask }: Pick<Fee, 'offers' | 'ask'>,
  today: SiteDay,
  branch: string | null,
): string {
  if (ask !== null) return ask;
  const values = offers
    .flatMap((id) => offersOn(today, branch).filter((offer) => offer.id === id))
    .flatMap(({ values, at, conditions }) => [
      ...values.map(describeOfferValue),
      ...(at === undefined || branch !== null ? [] : conditions.slice(-1)),
    ]);
  return ['Free trial class', ...values].join('; ');
}

export const publishedFeeRows = (
  fees: readonly FeeAt[],
  today: SiteDay,
  branch: BranchId | null,
): readonly PriceRow[] =>
  fees.flatMap((fee) =>
    fee.amount === null
      ? []
      : [
          {
            id: fee.program,
            title: fee.program,
            note: knownOffersText(fee, today, branch),
            price: <PriceTag now={formatPrice(fee.amount)} note={`For ${fee.per}`} />,
            link: { label: 'See the program', href: fee.href },
          },
        ],
  );

export const feesToAsk = (fees: readonly FeeAt[]): readonly FeeAt[] =>
  fees.filter(({ amount }) => amount === null);

/** A program's page: online as it stands, else at the center, or where one page speaks of all centers, there. */
function pageOf({ mode, page }: Fee, center: CenterId | null): string {
  if (mode === 'online') return page;
  const shared = `/programs/in-center/${page}`;
  const isShared = center === null && resolvePath(shared).kind === 'page';
  return isShared ? shared : `/${center ?? DEFAULT_CENTER}/programs/${page}`;
}

interface FeesToAskProps {
  readonly fees: readonly FeeAt[];
  readonly today: SiteDay;
  readonly branch: BranchId | null;
}

const Asked = /* @__PURE__ */ styled('ul', {
  layerStyle: 'card',
  '& > li': {
    display: 'grid',
    gap: '2',
    padding: '4',
    sm: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)', columnGap: '6' },
  },
  '& > li + li': { borderTop: '1px solid {colors.line.hair}' },
  '& ul': { display: 'flex', flexWrap: 'wrap', columnGap: '6' },
  '& p': { alignSelf: 'center', color: 'fg.quiet' },
});

/** Programs whose fee is not published, those together of which the same is known. */
function FeesToAsk({ fees, today, branch }: FeesToAskProps) {
  const texts = [...new Set(fees.map((fee) => knownOffersText(fee, today, branch)))];
  return (
    <Asked aria-label="Fees that are not published">
      {texts.map((text) => (
        <li key={text}>
          <ul>
            {fees
              .filter((fee) => knownOffersText(fee, today, branch) === text)
              .map(({ program, href }) => (
                <li key={program}>
                  <SiteLink href={href} label={program} stands="listed" />
                </li>
              ))}
          </ul>
          <p>{text}</p>
        </li>
      ))}
    </Asked>
  );
}

const ALL_CENTERS = {
  href: '/pricing/course-fee',
  label: CENTER_IDS.length === 2 ? 'Both centers' : 'All centers',
};

/** The fees of each place; `place` is the one whose are shown, null for all centers. */
export function FeePlaces({ place }: { readonly place: BranchId | null }) {
  const links = [
    { ...ALL_CENTERS, current: place === null },
    ...fewOf(CENTER_IDS, isCenterId(place) ? place : undefined).map((id) => ({
      href: `/${id}/pricing/course-fee`,
      label: BRANCHES[id].name,
      current: place === id,
    })),
    ...(HAS_ONLINE ? [{ href: '/online/pricing', label: 'Online', current: place === 'online' }] : []),
  ];
  return <BranchSwitch label="Fees by place" links={links} />;
}

const TRIAL_PRICE_ROW: PriceRow = {
  id: 'trial',
  title: 'Trial class',
  note: 'One class, to see whether it fits. No credit card.',
  price: <PriceTag now="Free" />,
  link: { label: 'What happens in a trial class', href: '/faq#trial-class' },
};

const { known, unknown, ask } = FEES_TEXT;

interface FeesBandsProps {
  readonly title: string;
  /** What the page says where something is sold; else what stands in `between`. */
  readonly lead: string;
  readonly elsewhere: ReactNode;
  readonly mode: VisitMode;
  readonly today: SiteDay;
  readonly rows: readonly PriceRow[];
  readonly fees: readonly FeeAt[];
  /** Who knows the others. */
  readonly branches: readonly BranchId[];
}

/** The price list first, then what parents have to ask for, and whom. */
export function FeesBands(props: FeesBandsProps) {
  const { title, lead, elsewhere, mode, today, rows, fees, branches } = props;
  const asked = feesToAsk(fees);
  // Of several branches, none is chosen.
  const branch = branches.length === 1 ? (branches[0] ?? null) : null;
  return (
    <>
      <Band tone="tint" dense labelledBy="known">
        <PageIntro title={title} lead={lead} {...(FEES_TEXT.picture && { picture: FEES_TEXT.picture })} />
        <Row marginBottom="12">{elsewhere}</Row>
        <SectionHeading id="known" title={known.title} lead={rows.length > 0 ? known.lead : known.between} />
        <PriceBoard rows={[TRIAL_PRICE_ROW, ...rows, ...publishedFeeRows(fees, today, branch)]} />
      </Band>
      {asked.length > 0 && (
        <Section divider="studs" id="to-ask" {...forMode(unknown, mode)}>
          <FeesToAsk fees={asked} branch={branch} today={today} />
        </Section>
      )}
      <Split
        tone="sunken"
        id="ask"
        title={ask.title}
        lead={ask.lead}
        shape="wide"
        aside={<ConsultationLink variant="accent" />}
      >
        <AskUs branches={branches} />
      </Split>
    </>
  );
}
