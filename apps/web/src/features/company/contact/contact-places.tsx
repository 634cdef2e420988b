import { chakra } from '@chakra-ui/react';
import type { Branch, Center } from '@kidcode/branches';
import { BRANCHES, CENTERS, directionsUrl, fewOf, HAS_ONLINE } from '@kidcode/branches';
import type { VisitMode } from '@kidcode/school';
import { BRAND, WHATSAPP_CHAT } from '@kidcode/site';
import { LinkButton, Row, Stack, VisuallyHidden, styled } from '@kidcode/ui';
import { MapPin, MessageCircle } from 'lucide-react';

import { CallLink } from '../../../shared/next-steps';
import { AllCenters, SiteLink } from '../../../shared/page-link';
import { Photo } from '../../../shared/photo';

export function Headquarters() {
  const { street, city, state, zip } = BRAND.headquarters;
  return (
    <chakra.address fontStyle="normal" css={{ '& > strong': { display: 'block' } }}>
      <strong>{BRAND.name} headquarters</strong>
      {street}, {city}, {state} {zip}
    </chakra.address>
  );
}

/** A branch's own hours; the finder's cards show others (D-2). */
function HoursList({ branch }: { readonly branch: Pick<Branch, 'weekdayHours' | 'weekendHours'> }) {
  return (
    <chakra.dl
      display="grid"
      gridTemplateColumns="auto minmax(0, 1fr)"
      columnGap="4"
      rowGap="1"
      fontVariantNumeric="tabular-nums"
      css={{ '& > dt': { fontWeight: '700' } }}
    >
      <dt>Mon-Fri</dt>
      <dd>{branch.weekdayHours}</dd>
      <dt>Sat-Sun</dt>
      <dd>{branch.weekendHours}</dd>
    </chakra.dl>
  );
}

const Panel = /* @__PURE__ */ styled('section', {
  display: 'grid',
  alignContent: 'start',
  gap: '6',
  padding: 'clamp(1.25rem, 3vw, 2.5rem)',
  borderRadius: 'card',
  background: 'accent.tint',
  '& > img': { width: 'full', borderRadius: 'card' },
});
const Words = /* @__PURE__ */ styled('div', {
  display: 'grid',
  gap: '4',
  justifyItems: 'start',
  '& > h2': { textStyle: 'h2', fontSize: 'xl' },
  '& > address': { fontStyle: 'normal' },
});

function OnlinePanel() {
  const { phone, telHref, email } = BRANCHES.online;
  return (
    <Panel
      data-branch="online"
      id="online"
      aria-labelledby="online-name"
      gap="clamp(1.25rem, 3vw, 3rem)"
      alignItems="center"
      gridTemplateColumns={{ md: 'minmax(0, 1fr) auto' }}
    >
      <Words>
        <h2 id="online-name">{BRANCHES.online.name} and support</h2>
        <p>
          For families anywhere in the USA, and for everything that is not about one center. Write to{' '}
          <SiteLink stands="inSentence" href={`mailto:${email}`} label={email} /> or, for the company, to{' '}
          <SiteLink stands="inSentence" href={BRAND.email.href} label={BRAND.email.display} />.
        </p>
        <Row gap="3">
          <CallLink who={phone} href={telHref} variant="accent" size="md" />
          {WHATSAPP_CHAT && (
            <LinkButton
              href={WHATSAPP_CHAT.href}
              external
              variant="outline"
              icon={<MessageCircle size={20} />}
            >
              WhatsApp {WHATSAPP_CHAT.display}
            </LinkButton>
          )}
        </Row>
        <SiteLink href={`/${BRANCHES.online.id}`} label="What runs online" stands="listed" />
      </Words>
      <HoursList branch={BRANCHES.online} />
    </Panel>
  );
}

function CenterPanel({ center }: { readonly center: Center }) {
  const { id, name, street, city, state, zip, phone, telHref, email, picture } = center;
  return (
    <Panel data-branch={id} id={id} aria-labelledby={`${id}-name`}>
      <Photo {...picture} loading="lazy" />
      <Words>
        <h2 id={`${id}-name`}>{name}</h2>
        <address>
          {street}
          <br />
          {city}, {state} {zip}
        </address>
        <HoursList branch={center} />
        <Row gap="3">
          <CallLink who={phone} href={telHref} variant="accent" size="md" />
          <LinkButton href={directionsUrl(center)} external variant="outline" icon={<MapPin size={20} />}>
            Directions<VisuallyHidden> to {name}</VisuallyHidden>
          </LinkButton>
        </Row>
        <SiteLink stands="listed" href={`mailto:${email}`} label={email} />
        <SiteLink href={`/${id}`} label={`What runs in ${name}`} stands="listed" />
      </Words>
    </Panel>
  );
}

/** The centers and, if there is one, the online school; what the visitor asks about comes first. */
export function ContactPlaces({ mode }: { readonly mode: VisitMode }) {
  const centers = (
    <Stack gap="6" gridTemplateColumns={{ md: 'repeat(2, minmax(0, 1fr))' }}>
      {fewOf(CENTERS).map((center) => (
        <CenterPanel key={center.id} center={center} />
      ))}
    </Stack>
  );
  const online = HAS_ONLINE && <OnlinePanel />;
  return (
    <Stack gap="6">
      {mode === 'online' && online}
      {centers}
      <AllCenters />
      {mode === 'in-center' && online}
    </Stack>
  );
}
