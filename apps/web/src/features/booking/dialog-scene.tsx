import { chakra } from '@chakra-ui/react';

const Scene = /* @__PURE__ */ chakra('img', {
  base: {
    display: { base: 'block', md: 'none' },
    width: 'full',
    maxWidth: '20rem',
    marginInline: 'auto',
    marginTop: '8',
    '@media (max-height: 699.98px)': { display: 'none' },
  },
});

/** On phones a dialog fills the screen: a scene of the site keeps it company. Decoration. */
export function DialogScene({ picture }: { readonly picture: 'team-table' | 'block-code' | 'robot-arm' }) {
  return <Scene src={`/pictures/hero/${picture}.svg`} alt="" width={640} height={520} loading="lazy" />;
}
