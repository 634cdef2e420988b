import {
  AVAILABILITY_NOTES,
  registrationOptions,
  type RegistrationOption,
  type SeasonOffer,
} from '@kidcode/booking';
import { Badge, ChoiceGroup, RadioCard, type RadioCardProps } from '@kidcode/ui';

import { REGISTRATION_TEXTS } from '../register';
import type { Registration } from './use-registration';

interface RegistrationFieldsProps {
  readonly offer: SeasonOffer;
  readonly registration: Registration;
}

interface ChoicesProps<Value extends string | number> {
  /** `checkbox` where several may be chosen. */
  readonly type?: RadioCardProps['type'];
  readonly name: string;
  readonly legend: string;
  readonly options: readonly RegistrationOption<Value>[];
  /** The same as the school's documents have them. */
  readonly stated?: readonly RegistrationOption<Value>[];
  readonly chosen: readonly (Value | '')[];
  readonly columns: 1 | 2;
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

/** One question. */
function Choices<Value extends string | number>(props: ChoicesProps<Value>) {
  const { type = 'radio', name, legend, options, stated = options, chosen, columns, error, onChoose } = props;
  return (
    <ChoiceGroup legend={legend} columns={columns} error={error}>
      {options.map(({ value, label, disabled, note }, index) => (
        <RadioCard
          key={value}
          type={type}
          name={name}
          value={value}
          title={label}
          {...notesOf(note, stated[index]?.note ?? null)}
          checked={chosen.includes(value)}
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
        chosen={[state.registrationType]}
        columns={options.types.length > 2 ? 1 : 2}
        error={errors.registrationType}
        onChoose={(registrationType) => choose({ type: 'typeChosen', registrationType })}
      />
      <Choices
        type="checkbox"
        name="week"
        legend={REGISTRATION_TEXTS.weeksLabel}
        options={options.weeks}
        stated={stated.weeks}
        chosen={state.weeks}
        columns={2}
        error={errors.weeks}
        onChoose={(week) => choose({ type: 'weekToggled', week })}
      />
      <Choices
        name="duration"
        legend="Duration"
        options={options.durations}
        chosen={[state.duration]}
        columns={1}
        error={errors.duration}
        onChoose={(duration) => choose({ type: 'durationChosen', duration })}
      />
      {options.payments.length > 0 && (
        <Choices
          name="payment_option"
          legend="Payment"
          options={options.payments}
          chosen={[state.paymentOption]}
          columns={2}
          error={errors.paymentOption}
          onChoose={(paymentOption) => choose({ type: 'paymentChosen', paymentOption })}
        />
      )}
    </>
  );
}
