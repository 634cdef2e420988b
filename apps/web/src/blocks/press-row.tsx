import { BRAND } from '@kidcode/site';
import { LinkButton } from '@kidcode/ui';
import { Mail } from 'lucide-react';

import { CallLinks } from '../features/programs/program-facts';
import { ConsultationLink, TrialLink } from '../shared/next-steps';
import { ActionLink } from '../shared/page-link';
import type { Press } from './define-block';
import { usePagePlace } from './document-page';

export function PressRow({ press }: { readonly press: readonly Press[] }) {
  return press.map((each) => <PressButton key={'own' in each ? each.own : each.label} press={each} />);
}

function PressButton({ press }: { readonly press: Press }) {
  if ('own' in press) return <OwnButton name={press.own} />;
  if ('mail' in press) {
    const href = `mailto:${BRAND.email.display}?subject=${encodeURIComponent(press.mail)}`;
    return (
      <LinkButton href={href} variant="accent" size="lg" icon={<Mail size={20} />}>
        {press.label}
      </LinkButton>
    );
  }
  if (press.to.startsWith('#')) {
    return (
      <LinkButton href={press.to} variant="accent" size="lg">
        {press.label}
      </LinkButton>
    );
  }
  return <ActionLink href={press.to} label={press.label} />;
}

function OwnButton({ name }: { readonly name: Extract<Press, { readonly own: string }>['own'] }) {
  const place = usePagePlace();
  if (name === 'trial') return <TrialLink />;
  if (name === 'consultation') return <ConsultationLink />;
  if (name === 'enroll')
    return (
      <ActionLink
        href="/?dialog=core-booking"
        label="Enroll in the core program"
        variant="primary"
        size="md"
      />
    );
  if (name === 'calls' || place.kind === 'center') return <CallLinks place={place} />;
  return <ActionLink href="/learning-centers" label="Find your center" />;
}
