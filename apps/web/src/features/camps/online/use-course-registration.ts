import {
  canRegisterCourse,
  COURSE_FULL,
  CLOSED_START_DATE,
  handOffTransition,
  IDLE_HAND_OFF,
  startDateTransition,
  type HandOffState,
  type StartDateState,
} from '@kidcode/booking';
import { startDatesAhead, type OnlineCourse } from '@kidcode/scheduling';
import { useReducer, useRef } from 'react';

import { useSiteDispatch, useSiteSelector, useSiteStore } from '../../../shared/store-hooks';
import { selectToday } from '../../clock/clock-slice';
import { handOff } from '../../hand-off/hand-off';
import { toastShown } from '../../notifications/notifications-slice';
import { placesChanged } from '../../places/use-places';
import { REGISTRATION_TEXTS } from '../registration-texts';
import { REGISTRATION_TOASTS } from '../registration-toasts';

export interface CourseRegistration {
  readonly state: StartDateState;
  readonly handOff: HandOffState;
  readonly open: (course: OnlineCourse) => void;
  readonly chooseDate: (startLabel: string) => void;
  /** Call it in the click. */
  readonly register: () => void;
  readonly close: () => void;
}

/** Holds the start-date dialog of the online courses; booking decides how it moves on. */
export function useCourseRegistration(): CourseRegistration {
  const today = useSiteSelector(selectToday);
  const notify = useSiteDispatch();
  const store = useSiteStore();
  const [state, change] = useReducer(startDateTransition, CLOSED_START_DATE);
  const [handOffState, send] = useReducer(handOffTransition, IDLE_HAND_OFF);
  // A second click can come before the first one's state is rendered; a ref is there at once.
  const isSending = useRef(false);
  const say = (code: keyof typeof REGISTRATION_TOASTS) => notify(toastShown(REGISTRATION_TOASTS[code]));

  const register = () => {
    if (isSending.current || state.step !== 'choosing') return;
    if (!canRegisterCourse(state)) {
      say('no-start-date');
      return;
    }
    const { courseCode, startLabel } = state;
    isSending.current = true;
    change({ type: 'submitted' });
    send({ type: 'submitted' });
    say('course-processing');
    void handOff({
      waiting: REGISTRATION_TEXTS.overlay,
      makeLink: async () => {
        const { signRegistration } = await import('../signing/sign-registration');
        return signRegistration({ courseCode, startLabel }, today);
      },
    }).then((outcome) => {
      isSending.current = false;
      send(outcome);
      // A blocked tab leaves the dialog open, with the link in it.
      change({ type: outcome.type === 'opened' ? 'succeeded' : 'failed' });
      const toast = {
        opened: 'course-started',
        popupBlocked: 'popup-blocked',
        failed: 'course-failed',
      } as const;
      const isFull = outcome.type === 'failed' && outcome.code === COURSE_FULL;
      if (isFull) void placesChanged(store);
      say(isFull ? 'full' : toast[outcome.type]);
    });
  };

  return {
    state,
    handOff: handOffState,
    open: (course) => {
      send({ type: 'dismissed' });
      change({ type: 'opened', courseCode: course.courseCode, startDates: startDatesAhead(course, today) });
    },
    chooseDate: (startLabel) => {
      if (isSending.current) return;
      send({ type: 'dismissed' });
      change({ type: 'dateChosen', startLabel });
    },
    register,
    close: () => {
      if (!isSending.current) change({ type: 'dismissed' });
    },
  };
}
