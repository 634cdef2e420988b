import { chakra } from '@chakra-ui/react';
import { AVAILABILITY_NOTES, weekStanding, type SeasonOffer } from '@kidcode/booking';
import { formatPrice } from '@kidcode/pricing';
import { Button, Card, LoadingPlaceholder, SmallText, Stack, VisuallyHidden, styled } from '@kidcode/ui';
import { useRef, type SyntheticEvent } from 'react';
import { createPortal } from 'react-dom';

import { hasPage } from '../../../shared/has-page';
import { SiteLink } from '../../../shared/page-link';
import { planAddress } from '../../../shared/plan-address';
import { useLateComponent } from '../../../shared/use-late-component';
import { OfflineNotice, ReadyLink } from '../../hand-off/hand-off';
import { REGISTRATION_TEXTS } from '../register';
import { RegistrationFields } from './registration-fields';
import { PriceBar, PriceSummary } from './registration-price';
import { useRegistration, type Registration, type RegistrationFormProps } from './use-registration';

/** Covers the page while the registration link is made; appears only after a click, so never in static HTML. */
function CreatingOverlay() {
  return createPortal(
    <Stack
      position="fixed"
      inset="0"
      zIndex="popover"
      placeItems="center"
      background="color-mix(in srgb, {colors.bg.paper} 88%, transparent)"
      cursor="progress"
    >
      <LoadingPlaceholder text={REGISTRATION_TEXTS.overlay} />
    </Stack>,
    document.body,
  );
}

const Columns = /* @__PURE__ */ styled('form', {
  display: 'grid',
  gap: '8',
  alignItems: 'start',
  lg: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 25rem)', columnGap: '12' },
});

/** What a screen reader hears after each change: the new price, or what is missing. */
const spoken = ({ quote, errors }: Registration): string =>
  Object.values(errors)[0] ?? (quote === null ? '' : `Price now ${formatPrice(quote.discountedPrice)}`);

/** Without its script the weeks still say that they are full. */
const loadFullWeeks = () => import('../waiting/full-weeks').then((module) => module.FullWeeks);

/** The weeks that are sold on the day and have no place left. */
const fullWeeks = ({ at, offer, soldWeeks }: Registration): readonly number[] =>
  offer.registration === 'closed' ? [] : soldWeeks.filter((week) => weekStanding(at, week).kind === 'full');

/** Whether places in a chosen week are few. */
function seatsOf({ quote }: Registration, { weeks }: SeasonOffer): string | null {
  const isFew = weeks.some(({ number, seats }) => seats === 'few' && quote?.weeks.includes(number) === true);
  return isFew ? AVAILABILITY_NOTES.few : null;
}

const closedWords = (isAnnounced: boolean) =>
  isAnnounced
    ? {
        button: 'Registration Coming Soon',
        note: 'Registration has not opened yet. The form only works out prices.',
      }
    : {
        button: AVAILABILITY_NOTES.closed,
        note: 'This camp can no longer be booked here. The form only works out prices.',
      };

/** The registration form of a center camp, with its price beside it (specification 2, sections 3 to 5). */
export function RegistrationForm(props: RegistrationFormProps) {
  const { branchId, offer, camp, isAnnounced = false } = props;
  const registration = useRegistration(props);
  const full = fullWeeks(registration);
  const FullWeeks = useLateComponent(loadFullWeeks, full.length > 0);
  const form = useRef<HTMLFormElement>(null);
  const { handOff, quote, isFull, isGone } = registration;
  const isCreating = handOff.step === 'creating';
  const isClosed = offer.registration === 'closed';

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!registration.submit())
      form.current?.querySelector<HTMLElement>('fieldset[aria-describedby] input:enabled')?.focus();
  };
  const button = (
    <Button
      type="submit"
      size="lg"
      loading={isCreating}
      loadingText={REGISTRATION_TEXTS.submitBusy}
      disabled={isClosed || isFull}
    >
      {isClosed
        ? closedWords(isAnnounced).button
        : isFull
          ? AVAILABILITY_NOTES.full
          : REGISTRATION_TEXTS.submit}
    </Button>
  );
  const notice =
    handOff.step === 'blocked' ? (
      <ReadyLink url={handOff.url} label="Open my registration" />
    ) : (
      handOff.step === 'offline' && <OfflineNotice />
    );
  return (
    // Without scripts the form leads to where a person answers.
    <Columns ref={form} action="/contact-us" onSubmit={submit} noValidate aria-label="Camp registration">
      <Stack gap="8" minWidth="0">
        <RegistrationFields offer={offer} registration={registration} />
      </Stack>
      <Stack gap="4" minWidth="0" position={{ lg: 'sticky' }} top={{ lg: '7rem' }}>
        <Card tone="float" width="full">
          <h3>Your price</h3>
          <PriceSummary {...{ quote, isClosed, isGone }} seats={seatsOf(registration, offer)} />
          <chakra.div width="full" display={{ base: 'none', lg: 'grid' }}>
            {button}
          </chakra.div>
          {!isClosed && hasPage('camp-plan') && (
            <SiteLink href={planAddress(registration.selection, branchId)} label="Another child or week?" />
          )}
          <SmallText>
            {isClosed
              ? closedWords(isAnnounced).note
              : 'You finish on our enrollment portal, which opens in a new tab. This page takes no payment.'}
          </SmallText>
        </Card>
        <chakra.div display={{ base: 'none', lg: 'block' }}>{notice}</chakra.div>
        {full.length > 0 && FullWeeks?.({ registration, camp, weeks: full })}
      </Stack>
      <PriceBar {...{ quote, isGone, notice }} action={button} />
      <VisuallyHidden role="status">{spoken(registration)}</VisuallyHidden>
      {isCreating && <CreatingOverlay />}
    </Columns>
  );
}
