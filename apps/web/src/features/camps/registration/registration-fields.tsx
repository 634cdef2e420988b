import {
  AVAILABILITY_NOTES,
  type RegistrationOption,
  registrationOptions,
  type SeasonOffer,
} from '@kidcode/booking';
import {
  Badge,
  ChoiceGroup,
  PriceTag,
  RadioCard,
  type RadioCardProps,
  SmallText,
  VisuallyHidden,
} from '@kidcode/ui';
import { chakra } from '@chakra-ui/react';
import { type CampQuote, formatPrice } from '@kidcode/pricing';
import type { ReactNode } from 'react';

import { REGISTRATION_TEXTS } from '../register';
import { tagOf } from '../tag-of';
import { BarPrice, BottomBar } from './bottom-bar';
import type { Registration } from './use-registration';

/** What is due today, and what several payments come to. Whole-dollar payments may miss the price by a dollar (D-8). */
interface PaymentWords {
  readonly dueToday: string;
  /** Null when everything is paid today. */
  readonly plan: string | null;
}

/** A quote's payments in words. */
function paymentWords({ payments, paymentsTotal, discountedPrice }: CampQuote): PaymentWords {
  const first = payments[0] ?? discountedPrice;
  if (payments.length < 2) return { dueToday: formatPrice(first), plan: null };
  return {
    dueToday: formatPrice(first),
    plan: `${payments.length} payments of ${formatPrice(first)}; together ${formatPrice(paymentsTotal)}`,
  };
}

const Lines = /* @__PURE__ */ chakra('dl', {
  base: {
    width: 'full',
    fontVariantNumeric: 'tabular-nums',
    '& > div': {
      display: 'flex',
      justifyContent: 'space-between',
      gap: '4',
      paddingBlock: '2',
      borderTop: '1px solid {colors.line.hair}',
    },
    '& dd': { whiteSpace: 'nowrap' },
    '& > [data-strong]': { fontWeight: '700', borderTop: '2px solid {colors.line.strong}' },
    '& > [data-saving]': { color: 'status.success', fontWeight: '700' },
  },
});

interface PriceSummaryProps {
  /** Null while nothing is chosen that has a price. */
  readonly quote: CampQuote | null;
  /** A closed season's prices are for planning: nothing is due. */
  readonly isClosed: boolean;
  /** What the school says of places in the chosen weeks. */
  readonly seats: string | null;
}

/** The price of what is chosen: before, now and why, line by line, and what is due today. */
export function PriceSummary({ quote, isClosed, seats }: PriceSummaryProps) {
  if (quote === null) return <chakra.p textStyle="h3">Choose at least one week to see the price.</chakra.p>;
  const { dueToday, plan } = paymentWords(quote);
  return (
    <>
      <PriceTag
        size="lg"
        {...tagOf(quote, quote.discountLabel)}
        {...(quote.discountPercent > 0 && {
          note: `${quote.discountPercent}% less than the regular price`,
        })}
      />
      {seats !== null && <Badge tone="warning">{seats}</Badge>}
      <Lines>
        {quote.lines.map(({ label, amount }) => (
          <div key={label} data-saving={amount < 0 ? '' : undefined}>
            <dt>{label}</dt>
            <dd>{formatPrice(amount)}</dd>
          </div>
        ))}
        <div data-strong="">
          <dt>{isClosed ? 'Would be due at registration' : 'Due today'}</dt>
          <dd>{dueToday}</dd>
        </div>
      </Lines>
      {plan !== null && <SmallText>{plan}</SmallText>}
    </>
  );
}

interface PriceBarProps {
  readonly quote: CampQuote | null;
  /** The submit button. */
  readonly action: ReactNode;
  /** Above the price: a link that is ready. */
  readonly notice: ReactNode;
}

/** On phones and tablets: the price and the way on, always in sight while the form is. */
export function PriceBar({ quote, action, notice }: PriceBarProps) {
  return (
    <BottomBar>
      {notice}
      {quote === null ? (
        <span>No week chosen</span>
      ) : (
        <BarPrice>
          {quote.discountPercent > 0 && (
            <s>
              <VisuallyHidden>Original price </VisuallyHidden>
              {formatPrice(quote.originalPrice)}
            </s>
          )}
          <strong>
            <VisuallyHidden>Now </VisuallyHidden>
            {formatPrice(quote.discountedPrice)}
          </strong>
          {quote.discountLabel !== '' && <small>{quote.discountLabel}</small>}
        </BarPrice>
      )}
      {action}
    </BottomBar>
  );
}

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
