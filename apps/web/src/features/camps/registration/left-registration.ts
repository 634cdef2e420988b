import type { RegistrationState } from '@kidcode/booking';

import { leftAtStep } from '../../../shared/left-at-step';

/** The form as it was left at a step of the history, or brought there from the same camp at another center. */
export const registrationLeft = leftAtStep<RegistrationState>('registration');
