import { chakra } from '@chakra-ui/react';
import { directionsUrl, type Center } from '@kidcode/branches';
import { LinkButton, TextLink, VisuallyHidden } from '@kidcode/ui';
import { MapPin, Phone } from 'lucide-react';

import { Picture } from '../picture';
import { SiteLink } from '../site-link';
import { HoursList } from './hours-list';

const Panel = /* @__PURE__ */ chakra('section', {
  base: {
    display: 'grid',
    alignContent: 'start',
    gap: '6',
    padding: 'clamp(1.25rem, 3vw, 2.5rem)',
    borderRadius: 'card',
    background: 'accent.tint',
    '& > img': { width: 'full', borderRadius: 'card' },
  },
});
const Words = /* @__PURE__ */ chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    justifyItems: 'start',
    '& > h2, & > h3': { textStyle: 'h2', fontSize: 'xl' },
    '& > address': { fontStyle: 'normal' },
  },
});
const Actions = /* @__PURE__ */ chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '3' } });

/** One center with everything needed to reach it, in its own colour. */
export function CenterPanel({ center }: { readonly center: Center }) {
  const { id, name, street, city, state, zip, phone, telHref, email, picture } = center;
  return (
    <Panel data-branch={id} id={id} aria-labelledby={`${id}-name`}>
      <Picture picture={picture} />
      <Words>
        <h2 id={`${id}-name`}>{name}</h2>
        <address>
          {street}
          <br />
          {city}, {state} {zip}
        </address>
        <HoursList branch={center} />
        <Actions>
          <LinkButton href={telHref} variant="accent" icon={<Phone size={20} aria-hidden="true" />}>
            Call {phone}
          </LinkButton>
          <LinkButton
            href={directionsUrl(center)}
            external
            variant="outline"
            icon={<MapPin size={20} aria-hidden="true" />}
          >
            Directions<VisuallyHidden> to {name}</VisuallyHidden>
          </LinkButton>
        </Actions>
        <TextLink href={`mailto:${email}`} stands="listed">
          {email}
        </TextLink>
        <SiteLink href={`/${id}`} label={`What runs in ${name}`} stands="listed" />
      </Words>
    </Panel>
  );
}
