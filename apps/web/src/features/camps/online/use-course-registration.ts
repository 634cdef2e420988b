import {
  canRegisterCourse,
  CLOSED_START_DATE,
  handOffTransition,
  IDLE_HAND_OFF,
  startDateTransition,
  type HandOffState,
  type StartDateState,
} from '@kidcode/booking';
import { startDatesAhead, type OnlineCourse } from '@kidcode/scheduling';
import { useReducer } from 'react';

import { useSiteSelector } from '../../../shared/store-hooks';
import { selectToday } from '../../clock/clock-slice';
import { useRegister } from '../register';

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
  const [state, change] = useReducer(startDateTransition, CLOSED_START_DATE);
  const [handOffState, send] = useReducer(handOffTransition, IDLE_HAND_OFF);
  const { isSending, register: handOver, say } = useRegister('course');

  const register = () => {
    if (isSending() || state.step !== 'choosing') return;
    if (!canRegisterCourse(state)) {
      say('no-start-date');
      return;
    }
    const { courseCode, startLabel } = state;
    change({ type: 'submitted' });
    send({ type: 'submitted' });
    say('course-processing');
    handOver({ courseCode, startLabel }, (outcome) => {
      send(outcome);
      // A blocked tab leaves the dialog open, with the link in it.
      change({ type: outcome.type === 'opened' ? 'succeeded' : 'failed' });
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
      if (isSending()) return;
      send({ type: 'dismissed' });
      change({ type: 'dateChosen', startLabel });
    },
    register,
    close: () => {
      if (!isSending()) change({ type: 'dismissed' });
    },
  };
}
