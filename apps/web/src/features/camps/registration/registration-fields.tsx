import {
  AVAILABILITY_NOTES,
  initialRegistration,
  offerWithPlaces,
  registrationOptions,
  registrationTransition,
  selectionOf,
  validateRegistration,
  type CampPlaces,
  type RegistrationEvent,
  type RegistrationOption,
  type RegistrationState,
  type SeasonOffer,
} from '@kidcode/booking';
import type { CenterId } from '@kidcode/branches';
import { quoteCamp, type DayLength, type PricedCamp, type PricedCamps } from '@kidcode/pricing';
import type { CampSeasonInfo } from '@kidcode/scheduling';
import { Badge, ChoiceGroup, RadioCard, type RadioCardProps } from '@kidcode/ui';
import { useReducer, useState } from 'react';

import { REGISTRATION_TEXTS, useRegister } from '../register';
import { usePlaces } from '../use-places';

export interface RegistrationFormProps {
  readonly priced: PricedCamp;
  readonly branchId: CenterId;
  readonly offer: SeasonOffer;
  readonly camp: CampSeasonInfo;
  /** Why a closed form is closed: it has not opened yet. */
  readonly isAnnounced?: boolean;
}

/** Holds one registration form: booking decides what it means, pricing what it costs; this only keeps it. */
export function useRegistration({ priced, branchId, offer: sold, camp }: RegistrationFormProps) {
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

interface RegistrationFieldsProps {
  readonly offer: SeasonOffer;
  readonly registration: Registration;
}

interface ChoicesProps<Value extends string> {
  readonly name: string;
  readonly legend: string;
  readonly options: readonly RegistrationOption<Value>[];
  /** The same as the school's documents have them. */
  readonly stated?: readonly RegistrationOption<Value>[];
  readonly chosen: Value | '';
  readonly columns: 1 | 2 | 3;
  readonly error: string | undefined;
  readonly onChoose: (value: Value) => void;
}

/** What the school's documents say stands in the line; what the count says later lies on the edge and moves nothing. */
const notesOf = (note: string | null, stated: string | null): Pick<RadioCardProps, 'aside' | 'mark'> => ({
  ...(stated !== null && { aside: <Badge>{stated}</Badge> }),
  ...(note !== null &&
    note !== stated && {
      mark: <Badge tone={note === AVAILABILITY_NOTES.full ? 'warning' : 'accent'}>{note}</Badge>,
    }),
});

/** One question with one answer. */
function Choices<Value extends string>(props: ChoicesProps<Value>) {
  const { name, legend, options, stated = options, chosen, columns, error, onChoose } = props;
  return (
    <ChoiceGroup legend={legend} columns={columns} error={error}>
      {options.map(({ value, label, disabled, note }, index) => (
        <RadioCard
          key={value}
          name={name}
          value={value}
          title={label}
          {...notesOf(note, stated[index]?.note ?? null)}
          checked={value === chosen}
          disabled={disabled}
          onChange={() => onChoose(value)}
        />
      ))}
    </ChoiceGroup>
  );
}

/** The questions of the form: what, how long a day, how to pay, which weeks (specification 2, sections 3 to 5). */
export function RegistrationFields({ offer, registration }: RegistrationFieldsProps) {
  const { state, errors, choose } = registration;
  const options = registrationOptions(registration.offer, state.registrationType);
  const stated = registrationOptions(offer, state.registrationType);
  return (
    <>
      <Choices
        name="registration_type"
        legend="Registration type"
        options={options.types}
        stated={stated.types}
        chosen={state.registrationType}
        columns={options.types.length > 2 ? 1 : 2}
        error={errors.registrationType}
        onChoose={(registrationType) => choose({ type: 'typeChosen', registrationType })}
      />
      <ChoiceGroup legend={REGISTRATION_TEXTS.weeksLabel} columns={2} error={errors.weeks}>
        {options.weeks.map(({ value, label, disabled, note }, index) => (
          <RadioCard
            key={value}
            type="checkbox"
            name="week"
            value={value}
            title={label}
            {...notesOf(note, stated.weeks[index]?.note ?? null)}
            checked={state.weeks.includes(value)}
            disabled={disabled}
            onChange={() => choose({ type: 'weekToggled', week: value })}
          />
        ))}
      </ChoiceGroup>
      <Choices
        name="duration"
        legend="Duration"
        options={options.durations}
        chosen={state.duration}
        columns={1}
        error={errors.duration}
        onChoose={(duration) => choose({ type: 'durationChosen', duration })}
      />
      {options.payments.length > 0 && (
        <Choices
          name="payment_option"
          legend="Payment"
          options={options.payments}
          chosen={state.paymentOption}
          columns={2}
          error={errors.paymentOption}
          onChoose={(paymentOption) => choose({ type: 'paymentChosen', paymentOption })}
        />
      )}
    </>
  );
}
