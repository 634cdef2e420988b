import { chakra } from '@chakra-ui/react';

const Place = /* @__PURE__ */ chakra('div', {
  base: {
    display: { base: 'grid', md: 'none' },
    placeItems: 'end center',
    flex: '1 1 0',
    minHeight: '0',
    marginTop: '6',
    containerType: 'size',
    overflow: 'hidden',
    // A picture that is cut off is worse than none.
    '@container (max-height: 9rem)': { '& > img': { display: 'none' } },
    '& > img': { maxWidth: 'min(100%, 20rem)', maxHeight: '100cqh', width: 'auto', height: 'auto' },
  },
});

/** On phones a dialog fills the screen: a scene of the site keeps it company in the room that is left. Decoration. */
export function DialogScene({ picture }: { readonly picture: 'team-table' | 'block-code' | 'robot-arm' }) {
  return (
    <Place data-scene="">
      <img src={`/pictures/hero/${picture}.svg`} alt="" width={640} height={520} />
    </Place>
  );
}
