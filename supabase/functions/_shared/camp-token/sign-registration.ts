import {
  centerCampPayload,
  offersSelection,
  onlineCoursePayload,
  signToken,
  TOKEN_LIFETIME_SECONDS,
} from '@kidcode/booking';
import { isCenterId } from '@kidcode/branches';
import { parseSelection, quoteCamp, quoteCourse, type RegistrationSelection } from '@kidcode/pricing';
import { findOnlineCourse, parseStartDate, seasonStatus, type SiteDay } from '@kidcode/scheduling';
