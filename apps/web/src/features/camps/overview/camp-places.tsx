import { chakra } from '@chakra-ui/react';
import { CENTERS } from '@kidcode/branches';
import { LinkButton, TextLink } from '@kidcode/ui';
import { Link } from 'react-router-dom';

import { campPath } from '@kidcode/site';

const Grid = /* @__PURE__ */ chakra('ul', {
  base: { display: 'grid', gap: '6', lg: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
/* Each place wears its own branch's colours. */
const Place = /* @__PURE__ */ chakra('li', {
  base: {
    display: 'grid',
    gap: '6',
    alignItems: 'center',
    padding: 'clamp(1.25rem, 2.5vw, 2rem)',
    borderRadius: 'card',
    background: 'accent.tint',
    sm: { gridTemplateColumns: '11rem minmax(0, 1fr)' },
    '& img': { width: 'full', maxWidth: '12rem' },
  },
});
const Words = /* @__PURE__ */ chakra('div', {
  base: { display: 'grid', gap: '3', justifyItems: 'start', '& > h3': { textStyle: 'h3' } },
});

const PICTURES = {
  'flower-mound': {
    src: '/pictures/programs/center-flower-mound.svg',
    alt: 'The blue Flower Mound learning center on a hill with flowers.',
  },
  euless: {
    src: '/pictures/programs/center-euless.svg',
    alt: 'The green Euless learning center on a street with trees.',
  },
} as const;

/** Where the center camps are. */
export function CampPlaces() {
  return (
    <Grid>
      {CENTERS.map(({ id, name, address, phone, telHref }) => (
        <Place key={id} data-branch={id}>
          <img {...PICTURES[id]} alt={PICTURES[id].alt} width={480} height={360} loading="lazy" />
          <Words>
            <h3>{name}</h3>
            <p>
              {address}
              <br />
              <TextLink href={telHref}>{phone}</TextLink>
            </p>
            <LinkButton asChild variant="accent">
              <Link to={campPath('winter', id)}>{`Winter camp in ${name}`}</Link>
            </LinkButton>
          </Words>
        </Place>
      ))}
    </Grid>
  );
}
