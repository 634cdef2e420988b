import type { LeadId } from '@kidcode/leads';

import { isRecord } from '../../shared/is-record';
import type { LateDispatch } from '../../shared/store-hooks';
import { api, apiStarted } from '../api/api';

/** A call of the function `lead`. Nothing repeats it but the outbox. */
interface LeadCall {
  readonly id: LeadId;
  readonly body: object;
  readonly timeoutMs: number;
}

const leadApi = api.injectEndpoints({
  endpoints: (build) => ({
    lead: build.mutation<unknown, LeadCall>({
      query: ({ body, timeoutMs }) => ({ name: 'lead', body: { ...body }, timeoutMs }),
    }),
  }),
});

/**
 * Has the school keep a lead, or the note that its mail is out.
 *
 * @throws an error with the `status` of a refusal; or one without it, when nobody answers or something else does.
 */
export async function callLead(
  call: LeadCall,
  dispatch: LateDispatch,
): Promise<{ readonly mailed: boolean }> {
  dispatch(apiStarted());
  const { data, error } = await dispatch(leadApi.endpoints.lead.initiate(call, { track: false }));
  if (error !== undefined)
    throw Object.assign(new Error('not stored'), { status: isRecord(error) ? error.status : null });
  // A network that asks to log in first also answers with status 200.
  if (!isRecord(data) || data.reference !== call.id) throw new Error('not the answer of the function');
  return { mailed: data.mailed === true };
}
