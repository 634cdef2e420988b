import { LEAD_ID_BYTES, leadIdFrom, type LeadId } from '@kidcode/leads';

/** A fresh reference for a lead. */
export const makeLeadId = (): LeadId => leadIdFrom(crypto.getRandomValues(new Uint8Array(LEAD_ID_BYTES)));
