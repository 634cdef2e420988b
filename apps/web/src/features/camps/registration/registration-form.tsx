import { chakra } from '@chakra-ui/react';
import {
  AVAILABILITY_NOTES,
  initialRegistration,
  offerWithPlaces,
  registrationTransition,
  selectionOf,
  validateRegistration,
  weekStanding,
  type CampPlaces,
  type RegistrationEvent,
  type RegistrationState,
  type SeasonOffer,
} from '@kidcode/booking';
import type { CenterId } from '@kidcode/branches';
import { formatPrice, quoteCamp, type DayLength, type PricedCamp, type PricedCamps } from '@kidcode/pricing';
import type { CampSeasonInfo } from '@kidcode/scheduling';
import { Button, Card, LoadingPlaceholder, SmallText, Stack, TextLink, VisuallyHidden } from '@kidcode/ui';
import { useReducer, useRef, useState, type SyntheticEvent } from 'react';
import { createPortal } from 'react-dom';
import { Link } from 'react-router-dom';

import { hasPage } from '../../../shared/has-page';
import { planAddress } from '../../../shared/plan-address';
import { useLateComponent } from '../../../shared/use-late-component';
import { ReadyLink } from '../../hand-off/hand-off';
import { usePlaces } from '../../places/use-places';
import { REGISTRATION_TEXTS, useRegister } from '../register';
import { PriceBar, PriceSummary, RegistrationFields } from './registration-fields';

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

const Columns = /* @__PURE__ */ chakra('form', {
  base: {
    display: 'grid',
    gap: '8',
    alignItems: 'start',
    lg: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 25rem)', columnGap: '12' },
  },
});

interface RegistrationFormProps {
  readonly priced: PricedCamp;
  readonly branchId: CenterId;
  readonly offer: SeasonOffer;
  readonly camp: CampSeasonInfo;
  /** Why a closed form is closed: it has not opened yet. */
  readonly isAnnounced?: boolean;
}

/** Holds one registration form: booking decides what it means, pricing what it costs; this only keeps it. */
function useRegistration({ priced, branchId, offer: sold, camp }: RegistrationFormProps) {
  const { season } = priced;
  const places = usePlaces();
  const atDuration = (duration: DayLength): CampPlaces => ({ places, camp, center: branchId, duration });
  const offerAt = (duration: DayLength) =>
    sold.registration === 'open' ? offerWithPlaces(sold, atDuration(duration)) : sold;
  const [state, change] = useReducer(
    (before: RegistrationState, event: RegistrationEvent) =>
      registrationTransition(before, event, offerAt(before.duration)),
    sold,
    () => initialRegistration(sold),
  );
  const offer = offerAt(state.duration);
  // What arrives from the count moves nothing on the page: what is wrong is told when the parent does something.
  const [isTouched, setTouched] = useState(false);
  const { state: handOff, isSending, register, dismiss } = useRegister();

  const errors = validateRegistration(state, offer);
  const selection = selectionOf(state, season, { [season]: priced } as PricedCamps);

  /** Call it in the click. False when the form is not complete; nothing was sent then. */
  const submit = (): boolean => {
    if (isSending()) return true;
    setTouched(true);
    if (!selection.ok || Object.keys(errors).length > 0 || offer.registration === 'closed') return false;
    register({ ...selection.value, branchId });
    return true;
  };

  return {
    state,
    /** What can be had of the offer now, for the chosen length of day. */
    offer,
    /** The weeks that are sold on the day, whether or not they have a place here. */
    soldWeeks: sold.openWeeks,
    /** The places of the chosen length of day. */
    at: atDuration(state.duration),
    errors: isTouched ? errors : validateRegistration(state, sold),
    /** Null while the form is incomplete, and so is what is chosen. */
    quote: selection.ok ? quoteCamp(selection.value, priced) : null,
    selection: selection.ok ? selection.value : null,
    handOff,
    choose: (event: RegistrationEvent) => {
      if (isSending()) return;
      dismiss();
      setTouched(true);
      change(event);
    },
    submit,
  };
}

export type Registration = ReturnType<typeof useRegistration>;

/** What a screen reader hears after each change: the new price, or what is missing. */
const spoken = ({ quote, errors }: Registration): string =>
  Object.values(errors)[0] ?? (quote === null ? '' : `Price now ${formatPrice(quote.discountedPrice)}`);

const loadFullWeeks = () => import('../waiting/full-weeks').then((module) => module.FullWeeks);
/** Without its script the weeks still say that they are full. */
const ignore = () => undefined;

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
  const FullWeeks = useLateComponent(loadFullWeeks, full.length > 0, ignore);
  const form = useRef<HTMLFormElement>(null);
  const isCreating = registration.handOff.step === 'creating';
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
      disabled={isClosed}
    >
      {isClosed ? closedWords(isAnnounced).button : REGISTRATION_TEXTS.submit}
    </Button>
  );
  const readyLink = registration.handOff.step === 'blocked' && (
    <ReadyLink url={registration.handOff.url} label="Open my registration" />
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
          <PriceSummary quote={registration.quote} isClosed={isClosed} seats={seatsOf(registration, offer)} />
          <chakra.div width="full" display={{ base: 'none', lg: 'grid' }}>
            {button}
          </chakra.div>
          {!isClosed && hasPage('camp-plan') && (
            <TextLink asChild>
              <Link to={planAddress(registration.selection, branchId)}>Another child or week?</Link>
            </TextLink>
          )}
          <SmallText>
            {isClosed
              ? closedWords(isAnnounced).note
              : 'You finish on our enrollment portal, which opens in a new tab. This page takes no payment.'}
          </SmallText>
        </Card>
        <chakra.div display={{ base: 'none', lg: 'block' }}>{readyLink}</chakra.div>
        {full.length > 0 && FullWeeks?.({ registration, camp, weeks: full })}
      </Stack>
      <PriceBar quote={registration.quote} action={button} notice={readyLink} />
      <VisuallyHidden role="status">{spoken(registration)}</VisuallyHidden>
      {isCreating && <CreatingOverlay />}
    </Columns>
  );
}
