import { chakra } from '@chakra-ui/react';
import { CENTERS, HAS_ONLINE } from '@kidcode/branches';
import { BRAND, branchOfParams, centerPlaces } from '@kidcode/site';
import { Actions, ChipList, Container, LinkButton, Stack, styled } from '@kidcode/ui';
import { HOME_HERO_TEXT } from '@kidcode/current-school/generated/texts/home-hero';
import { useEffect, useState } from 'react';

import { hasPage } from '../../shared/has-page';
import { island } from '../../shared/island';
import { PageLink } from '../../shared/page-link';
import { Photo } from '../../shared/photo';
import { useRouteParams } from '../../shared/use-route-params';

const { scenes, seconds } = HOME_HERO_TEXT;

const Frame = /* @__PURE__ */ styled('div', { display: 'grid', gap: '3', minWidth: '0' });
const Scenes = /* @__PURE__ */ styled('div', {
  position: 'relative',
  aspectRatio: { base: '3 / 2', md: '16 / 13' },
  '& > img': { width: 'full', height: 'full' },
});
const Bar = /* @__PURE__ */ styled('div', {
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  minHeight: 'touch',
  fontWeight: '700',
  fontSize: { base: 'sm', md: 'inherit' },
});
const Toggle = /* @__PURE__ */ styled('button', {
  flexShrink: '0',
  width: 'touch',
  height: 'touch',
  borderRadius: 'full',
  borderWidth: '2px',
  borderColor: 'currentcolor',
  fontSize: 'xs',
  _before: { content: '"❚❚"' },
  '&[data-stopped]': { _before: { content: '"▶"' } },
});

const prefersStillness = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * What children make here, scene by scene: a new one every few seconds, round and round, until the visitor touches
 * it. It stands still where motion is unwanted. Nothing can be reached only through it.
 */
function HeroCarousel() {
  const [shown, setShown] = useState(0);
  const [isStopped, setIsStopped] = useState(false);

  useEffect(() => {
    if (isStopped || prefersStillness()) return;
    const timer = window.setInterval(
      () => setShown((current) => (document.hidden ? current : (current + 1) % scenes.length)),
      seconds * 1000,
    );
    return () => window.clearInterval(timer);
  }, [isStopped]);

  const scene = scenes[shown];
  if (!scene) return null;
  return (
    <Frame
      role="group"
      aria-roledescription="carousel"
      aria-label="What children make here"
      // With the keyboard: a press on the button says for itself what it wants.
      onFocus={({ target }) => target.matches(':focus-visible') && setIsStopped(true)}
    >
      <Scenes onPointerDown={() => setIsStopped(true)}>
        <Photo {...scene.picture} fetchPriority="high" />
      </Scenes>
      <Bar>
        <Toggle
          type="button"
          data-stopped={isStopped ? '' : undefined}
          aria-label={isStopped ? 'Play the pictures' : 'Pause the pictures'}
          onClick={() => setIsStopped((stopped) => !stopped)}
        />
        <span>{scene.caption}</span>
      </Bar>
    </Frame>
  );
}

/** Its script comes when the browser has nothing else to do; a press before that is kept. */
const HomeBlocks = island('home-blocks', () =>
  whenIdle().then(() => import('../try/home-blocks').then((module) => module.HomeBlocks)),
);

const Root = /* @__PURE__ */ styled('section', {
  background: 'var(--k-hero)',
  overflow: 'clip',
  paddingBlock: { base: '4', md: 'clamp(2rem, 5vw, 4.5rem)' },
});
const Eyebrow = /* @__PURE__ */ styled('p', { textStyle: 'label', fontSize: 'md' });
/** Resolves when the browser rests; at once on the server, and where it cannot say. */
const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if (typeof window !== 'undefined' && 'requestIdleCallback' in window)
      window.requestIdleCallback(() => resolve(), { timeout: 2000 });
    else resolve();
  });

const MOST_CITIES = 3;

/** 'in Springfield, in Shelbyville, or live online'; more cities make no sentence, the region stands for them. */
function placesToLearn(): string {
  const cities = [...new Set(CENTERS.map(({ city }) => `in ${city}`))];
  const places = [
    ...(cities.length > MOST_CITIES ? [`in ${centerPlaces(CENTERS)}`] : cities),
    ...(HAS_ONLINE ? ['live online'] : []),
  ];
  return new Intl.ListFormat('en', { type: 'disjunction' }).format(places);
}

export function Hero() {
  const { trial, enroll, what } = HOME_HERO_TEXT;
  const branch = branchOfParams(useRouteParams());
  const online = branch === 'online' ? HOME_HERO_TEXT.online : undefined;
  const center = CENTERS.find(({ id }) => id === branch);
  const eyebrow = center ? `${BRAND.name} ${center.name}` : online?.eyebrow;
  const { from, to } = center?.ages ?? BRAND.ages;
  const where = center ? `in ${center.city}` : placesToLearn();
  return (
    <Root>
      <Container className="on-ink" color="fg.ink">
        <Stack
          gap="clamp(1.5rem, 5vw, 4rem)"
          alignItems="center"
          gridTemplateColumns={{ md: 'minmax(0, 1.1fr) minmax(0, 0.9fr)' }}
        >
          <Stack gridTemplateColumns="minmax(0, 1fr)" gap={{ base: '3', md: '6' }} justifyItems="start">
            {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
            <chakra.h1 textStyle="h1" maxWidth="16ch">
              {BRAND.headline}
            </chakra.h1>
            <chakra.p textStyle="lead" maxWidth="46ch">
              {online?.lead ??
                `${BRAND.tagline}. Children aged ${from} to ${to} ${what}${center ? ',' : ':'} ${where}.`}
            </chakra.p>
            <Actions width="full">
              <LinkButton asChild size="lg" subtitle={trial.subtitle}>
                <PageLink to={trial.to}>{trial.label}</PageLink>
              </LinkButton>
              <LinkButton asChild size="lg" variant="outline" subtitle={enroll.subtitle}>
                <PageLink to={enroll.to}>{enroll.label}</PageLink>
              </LinkButton>
            </Actions>
            {hasPage('try') && <HomeBlocks />}
            <ChipList facts={BRAND.heroHighlights} label="Subjects" />
          </Stack>
          <HeroCarousel />
        </Stack>
      </Container>
    </Root>
  );
}
