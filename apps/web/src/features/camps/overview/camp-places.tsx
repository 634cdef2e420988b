import { chakra } from '@chakra-ui/react';
import type { ShownCamp } from '@kidcode/booking';
import { CENTERS, fewOf } from '@kidcode/branches';
import { campPath } from '@kidcode/site';
import { LinkButton, Stack, TextLink } from '@kidcode/ui';
import { Link } from 'react-router-dom';

import { AllCenters } from '../../../shared/all-centers';
import { Photo } from '../../../shared/photo';

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

/** Where the center camps are; each leads to the season that stands for all of them. */
export function CampPlaces({ lead: { camp } }: { readonly lead: ShownCamp }) {
  return (
    <Stack as="ul" gap="6" gridTemplateColumns={{ lg: 'repeat(2, minmax(0, 1fr))' }}>
      {fewOf(CENTERS).map(({ id, name, address, phone, telHref, picture }) => (
        <Place key={id} data-branch={id}>
          <Photo src={picture.src} alt={picture.alt} width={480} height={360} loading="lazy" />
          <Stack gap="3" justifyItems="start" css={{ '& > h3': { textStyle: 'h3' } }}>
            <h3>{name}</h3>
            <p>
              {address}
              <br />
              <TextLink href={telHref}>{phone}</TextLink>
            </p>
            <LinkButton asChild variant="accent">
              <Link to={campPath(camp.season, id)}>{`${camp.title} in ${name}`}</Link>
            </LinkButton>
          </Stack>
        </Place>
      ))}
      <AllCenters />
    </Stack>
  );
}
