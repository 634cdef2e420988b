import { chakra } from '@chakra-ui/react';
import { CENTERS, HAS_ONLINE } from '@kidcode/branches';
import { BRAND } from '@kidcode/site';
import { ChipList, Container, LinkButton } from '@kidcode/ui';
import { Link } from 'react-router-dom';

import { HERO_ACTIONS } from '../../content/home-hero';
import { HeroCarousel } from './hero-carousel';

const Root = /* @__PURE__ */ chakra('section', {
  base: { background: 'var(--k-hero)', overflow: 'clip', paddingBlock: 'clamp(2rem, 5vw, 4.5rem)' },
});
const Columns = /* @__PURE__ */ chakra('div', {
  base: {
    display: 'grid',
    gap: 'clamp(2rem, 5vw, 4rem)',
    alignItems: 'center',
    lg: { gridTemplateColumns: 'minmax(0, 1.1fr) minmax(0, 0.9fr)' },
  },
});
const Words = /* @__PURE__ */ chakra('div', { base: { display: 'grid', gap: '6', justifyItems: 'start' } });
const Title = /* @__PURE__ */ chakra('h1', { base: { textStyle: 'h1', maxWidth: '16ch' } });
const Lead = /* @__PURE__ */ chakra('p', { base: { textStyle: 'lead', maxWidth: '46ch' } });
const Actions = /* @__PURE__ */ chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '3',
    width: 'full',
    '& > *': { flexGrow: { base: '1', sm: '0' } },
  },
});

/** More centers than this are counted instead of named. */
const MOST_NAMED = 3;

/** 'in Springfield, in Shelbyville, or live online'. */
const places = [
  ...(CENTERS.length > MOST_NAMED
    ? [`in our ${CENTERS.length} centers`]
    : CENTERS.map(({ city }) => `in ${city}`)),
  ...(HAS_ONLINE ? ['live online'] : []),
];
const PLACES =
  places.length < 2 ? places.join('') : `${places.slice(0, -1).join(', ')}, or ${places.at(-1) ?? ''}`;

/** The first screen of the home page; its colours follow the branch. */
export function Hero() {
  const { trial, enroll } = HERO_ACTIONS;
  return (
    <Root>
      <Container className="on-ink" color="fg.ink">
        <Columns>
          <Words>
            <Title>{BRAND.headline}</Title>
            <Lead>
              {`${BRAND.tagline}. Children aged ${BRAND.ages.from} to ${BRAND.ages.to} build games, robots and AI projects in small groups: ${PLACES}.`}
            </Lead>
            <Actions>
              <LinkButton asChild size="lg" subtitle={trial.subtitle}>
                <Link to={trial.to}>{trial.label}</Link>
              </LinkButton>
              <LinkButton asChild size="lg" variant="outline" subtitle={enroll.subtitle}>
                <Link to={enroll.to}>{enroll.label}</Link>
              </LinkButton>
            </Actions>
            <ChipList facts={BRAND.heroHighlights} label="Subjects" />
          </Words>
          <HeroCarousel />
        </Columns>
      </Container>
    </Root>
  );
}
