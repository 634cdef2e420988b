import { chakra } from '@chakra-ui/react';
import {
  COURSE_FULL,
  WEEK_FULL,
  type NotOfferedCode,
  type PlanPlace,
  type TokenRequest,
} from '@kidcode/booking';
import { BRAND } from '@kidcode/site';
import { Notice } from '@kidcode/ui';
import { useRef, useState } from 'react';

import { useLateDispatch, useSiteSelector, useSiteStore } from '../../shared/store-hooks';
import { selectToday } from '../clock/clock-slice';
import { handOff, POPUP_BLOCKED_TOAST } from '../hand-off/hand-off';
import { toastShown, type ToastRequest } from '../notifications/notifications-slice';
import { placesChanged } from './use-places';

/** Words of the form and the start-date dialog. Source: specification 2, sections 2, 4 and 5; `submit` is ours. */
export const REGISTRATION_TEXTS = {
  weeksLabel: 'Weeks *',
  submit: 'Register Now',
  submitBusy: 'Processing Registration...',
  overlay: 'Creating registration link...',
  startDateDialogTitle: 'Select Camp Start Date',
  startDateSubmit: 'Register for This Camp',
} as const;

/** The toasts of camp and course registration. Source: specification 2, section 8. */
const REGISTRATION_TOASTS = {
  'popup-blocked': POPUP_BLOCKED_TOAST,
  'camp-failed': {
    title: 'Registration Error',
    description: 'There was a problem starting the registration. Please try again.',
    variant: 'destructive',
  },
  full: {
    title: 'No place is left',
    description:
      'The last place has gone while this page was open. Nothing was registered. What is free stands beside the form.',
    variant: 'destructive',
  },
  'week-closed': {
    title: 'A week can no longer be booked',
    description:
      'Registration for a week that you chose is closed. Nothing was registered. Please choose other weeks. If this one still looks open here, check the date of your device.',
    variant: 'destructive',
    duration: Number.POSITIVE_INFINITY,
  },
  'not-offered': {
    title: 'This can no longer be booked',
    description:
      'What you chose is no longer offered. Nothing was registered. Please reload the page and choose again. If it still looks open here, check the date of your device.',
    variant: 'destructive',
    duration: Number.POSITIVE_INFINITY,
  },
  'camp-started': {
    title: 'Registration Started',
    description: 'Your camp registration is opening in a new tab.',
  },
  'course-failed': {
    title: 'There was a problem processing your registration. Please try again.',
    variant: 'destructive',
  },
  'course-started': {
    title: 'Registration started',
    description: 'Your registration form is opening in a new tab.',
  },
  'course-processing': { title: 'Processing your registration...' },
  'no-start-date': { title: 'Please select a start date', variant: 'destructive' },
} as const satisfies Record<string, ToastRequest>;

type ToastCode = keyof typeof REGISTRATION_TOASTS;

/** What is said of a refusal that trying again does not change, by the signer's code. */
const REFUSED: ReadonlyMap<string, ToastCode> = new Map(
  Object.entries({
    [WEEK_FULL]: 'full',
    [COURSE_FULL]: 'full',
    'week-closed': 'week-closed',
    'registration-closed': 'not-offered',
    'type-not-offered': 'not-offered',
    'duration-not-offered': 'not-offered',
    'payment-not-offered': 'not-offered',
    'start-date-not-offered': 'not-offered',
    'course-started': 'not-offered',
  } satisfies Record<typeof WEEK_FULL | typeof COURSE_FULL | NotOfferedCode, ToastCode>),
);

/** A hand-off to the portal while it happens: being made, not tried without a connection, or blocked with its link ready to tap. */
type HandOffState =
  { readonly step: 'idle' | 'creating' | 'offline' } | { readonly step: 'blocked'; readonly url: string };

const IDLE: HandOffState = { step: 'idle' };

function stateAfter(outcome: Awaited<ReturnType<typeof handOff>>): HandOffState {
  if (outcome.type === 'popupBlocked') return { step: 'blocked', url: outcome.url };
  return outcome.type === 'failed' && outcome.code === 'offline' ? { step: 'offline' } : IDLE;
}

/** The one way from a choice to the portal, for the forms of camps, online courses and plans. */
export function useRegister(kind: 'camp' | 'course' = 'camp') {
  const today = useSiteSelector(selectToday);
  const store = useSiteStore();
  const dispatch = useLateDispatch();
  const isSending = useRef(false);
  const [handOffState, setState] = useState(IDLE);
  const say = (code: ToastCode) => void store.dispatch(toastShown(REGISTRATION_TOASTS[code]));
  return {
    state: handOffState,
    /** Whether a link is being made. A second click can come before the first one's state is rendered: ask this. */
    isSending: () => isSending.current,
    say,
    /** A link that was made for another choice must not be followed. */
    dismiss: () => setState(IDLE),
    /**
     * Signs a registration and hands it to the portal in a new tab; says what became of it, too. Call it in the click, and not
     * while one is on its way: nothing is registered twice (specification 2, section 4).
     *
     * @param opened told when the portal is on its way, before it is said.
     * @param place which child of a family plan it is for.
     */
    register: (request: TokenRequest, opened?: () => void, place: PlanPlace | null = null) => {
      isSending.current = true;
      setState({ step: 'creating' });
      void handOff({
        waiting: REGISTRATION_TEXTS.overlay,
        makeLink: async () => {
          const { signRegistration } = await import('./camp-calls');
          return signRegistration(request, today, dispatch, place);
        },
      }).then((outcome) => {
        isSending.current = false;
        setState(stateAfter(outcome));
        if (outcome.type === 'opened') opened?.();
        const toast = {
          opened: `${kind}-started`,
          popupBlocked: 'popup-blocked',
          failed: `${kind}-failed`,
        } as const;
        const refused = outcome.type === 'failed' ? REFUSED.get(outcome.code ?? '') : undefined;
        if (refused === 'full') void placesChanged(store);
        say(refused ?? toast[outcome.type]);
      });
    },
  };
}

interface ScriptsNeededProps {
  readonly phone: string;
  /** What is told beside the ways to register. */
  readonly more?: string;
}

/** Above what registers only with scripts, while they are off: whom to call or write to. */
export function ScriptsNeeded({ phone, more = '' }: ScriptsNeededProps) {
  return (
    <chakra.div css={{ '@media (scripting: enabled)': { display: 'none' } }}>
      <Notice tone="warning" title="Registering here needs JavaScript">
        {`Call us at ${phone} or write to ${BRAND.email.display}.${more}`}
      </Notice>
    </chakra.div>
  );
}
