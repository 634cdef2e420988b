import { chakra } from '@chakra-ui/react';
import { useEffect, useState } from 'react';

import { HOME_HERO_TEXT } from '@kidcode/current-school/generated/texts/home-hero';
import { Photo } from '../../shared/photo';

const { scenes, seconds } = HOME_HERO_TEXT;

const Frame = /* @__PURE__ */ chakra('div', {
  base: { display: 'grid', gap: '3', minWidth: '0' },
});
const Scenes = /* @__PURE__ */ chakra('div', {
  base: {
    position: 'relative',
    aspectRatio: { base: '3 / 2', md: '16 / 13' },
    '& > img': { width: 'full', height: 'full' },
  },
});
const Bar = /* @__PURE__ */ chakra('div', {
  base: { display: 'flex', alignItems: 'center', gap: '3', minHeight: 'touch', fontWeight: '700' },
});
const Toggle = /* @__PURE__ */ chakra('button', {
  base: {
    flexShrink: '0',
    width: 'touch',
    height: 'touch',
    borderRadius: 'full',
    borderWidth: '2px',
    borderColor: 'currentcolor',
    fontSize: 'xs',
    _before: { content: '"❚❚"' },
    '&[data-stopped]': { _before: { content: '"▶"' } },
  },
});

const prefersStillness = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * What children make here, scene by scene: a new one every few seconds, round and round, until the visitor touches
 * it. It stands still where motion is unwanted. Nothing can be reached only through it.
 */
export function HeroCarousel() {
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
