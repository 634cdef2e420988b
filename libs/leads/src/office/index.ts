/** What terminal and browser of the office share; the public pages carry none of it. */
export { csvRow, leadRow, LEADS_CSV_HEAD } from './lead-csv';
export {
  ageWords,
  centerOf,
  DONE_ANSWER,
  ERASED_ANSWER,
  LEAD_ANSWER,
  LEAD_STATES,
  LEADS_ANSWER,
  PEOPLE_ANSWER,
  statusOf,
  SUMMARY_ANSWER,
} from './office-lead';
export type { LeadState, OfficeLead, OfficeMember } from './office-lead';
export {
  COUNTED_ANSWER,
  DROP_PLACE_ANSWER,
  MARKED_ANSWER,
  SET_PLACES_ANSWER,
  TAKE_PLACES_ANSWER,
  WAITING_ANSWER,
} from './office-places';
export type { CountedRoom, WaitingChild, WaitingState } from './office-places';
