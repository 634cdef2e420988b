import { formatPrice, type Offer, type OfferScope, type OfferValue } from '@kidcode/pricing';
import { isCampSeason, seasonTab } from '@kidcode/scheduling';
import type { ContentLink } from '@kidcode/school';
import { campPathFor } from '@kidcode/site';
import { Badge, Stack, styled } from '@kidcode/ui';

import { SiteLink } from '../../../shared/page-link';

/**
 * An offer's value, split into the figure that is shown large and the words after it.
 *
 * @example offerFigure({ kind: 'percent', percent: 25, of: 'the second child' }) // { figure: '25%', words: 'off the second child' }
 */
export function offerFigure(value: OfferValue): { readonly figure: string; readonly words: string } {
  if (value.kind === 'amount') return { figure: formatPrice(value.amount), words: value.as };
  return { figure: `${value.percent}%`, words: `${value.extra === true ? 'extra, off' : 'off'} ${value.of}` };
}

const Row = /* @__PURE__ */ styled('li', {
  display: 'grid',
  gap: 'clamp(0.75rem, 3vw, 2.5rem)',
  paddingBlock: '6',
  borderTop: '2px solid {colors.line.hair}',
  md: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 4fr) minmax(0, 4fr)' },
  '& > div': { display: 'grid', gap: '2', alignContent: 'start', justifyItems: 'start' },
  '& h3': { textStyle: 'h3' },
});
const Figures = /* @__PURE__ */ styled('ul', {
  display: 'grid',
  gap: '2',
  '& > li': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '3' },
  '& strong': {
    fontFamily: 'heading',
    fontWeight: '600',
    fontSize: '2xl',
    lineHeight: '1',
    color: 'accent.text',
    fontVariantNumeric: 'tabular-nums',
    minWidth: '5.5rem',
  },
});

export function OfferRows({ offers }: { readonly offers: readonly Offer[] }) {
  return (
    <Stack as="ul">
      {offers.map((offer) => (
        <Row key={offer.id}>
          <div>
            <h3>{offer.title}</h3>
            {offer.combinable && !offer.conditions.some((condition) => /combined/i.test(condition)) && (
              <Badge tone="success">Can be combined</Badge>
            )}
          </div>
          <Figures aria-label={offer.choice === 'one' ? 'One of these' : undefined}>
            {offer.values.map(offerFigure).map(({ figure, words }, index) => (
              <li key={words}>
                <strong>{figure}</strong> {offer.choice === 'one' && index > 0 ? `or as a ${words}` : words}
              </li>
            ))}
          </Figures>
          <div>
            <OfferFacts offer={offer} />
          </div>
        </Row>
      ))}
    </Stack>
  );
}

const CAMPS: ContentLink = { label: 'Camps', href: '/camps' };
const SCOPES: Readonly<Record<string, ContentLink>> = {
  camps: CAMPS,
  'in-center-monthly-core': { label: 'In-Center Monthly Core Program', href: '/programs/in-center/core' },
  'online-classes': { label: 'Online Classes', href: '/programs/online/core' },
  'monthly-programs': { label: 'Monthly programs', href: '/programs' },
};

/** Where an offer applies, in words, with the page about it. */
function scopeLink(scope: OfferScope): ContentLink {
  const known = SCOPES[scope];
  if (known !== undefined) return known;
  const [kind, season] = scope.split(':');
  if (!isCampSeason(season)) return CAMPS;
  const { title } = seasonTab(season);
  const label = kind === 'full-package' ? `Full ${title.replace(/ Camp$/, '').toLowerCase()} package` : title;
  return { label, href: campPathFor(season, null) };
}

const List = /* @__PURE__ */ styled('dl', {
  display: 'grid',
  gap: '1',
  textStyle: 'small',
  '& :is(dt, dd)': { display: 'inline' },
  '& dt': { fontWeight: '700', marginInlineEnd: '2' },
  // Behind the one before, so that no line begins with it.
  '& dd:not(:last-of-type)::after': { content: '", "' },
});

const wordsIn = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .match(/[a-z-]{4,}/g)
    ?.filter((word) => word !== 'only') ?? [];

/** Whether a condition says where its offer applies: then nothing else has to. */
function saysWhere({ appliesTo, conditions }: Offer): boolean {
  const told = appliesTo.flatMap((scope) => wordsIn(scopeLink(scope).label));
  return conditions.some((condition) => wordsIn(condition).every((word) => told.includes(word)));
}

export function OfferFacts({ offer }: { readonly offer: Offer }) {
  const where = offer.appliesTo.map((scope) => (
    <dd key={scope}>
      <SiteLink {...scopeLink(scope)} stands="listed" />
    </dd>
  ));
  const conditions = offer.conditions.map((condition) => <dd key={condition}>{condition}</dd>);
  const facts = [
    ['Applies to:', !saysWhere(offer) && where],
    ['Condition:', conditions.length > 0 && conditions],
    ['How:', offer.inQuotes && <dd>Already in the price you see</dd>],
  ] as const;
  return (
    <List>
      {facts.map(
        ([name, values]) =>
          values && (
            <div key={name}>
              <dt>{name}</dt>
              {values}
            </div>
          ),
      )}
    </List>
  );
}
