import {
  ERASED_ANSWER,
  LEAD_ANSWER,
  LEADS_ANSWER,
  PEOPLE_ANSWER,
  SUMMARY_ANSWER,
  type LeadState,
  type OfficeLead,
  type OfficeMember,
} from '@kidcode/leads/office';
import { createApi, type BaseQueryFn } from '@reduxjs/toolkit/query/react';
import * as v from 'valibot';

import { leaveOffice, officeClient, type OfficePerson } from './office-session';
import type { OwnChange } from './own-changes';

/** What the list is narrowed to; days are the school's. */
export type LeadFilter = Readonly<
  Record<'words' | 'kind' | 'branch' | 'state' | 'assigned' | 'since', string | undefined>
> & {
  readonly daysOld: number | undefined;
  readonly unmailed: true | undefined;
  readonly zone: string;
};

export type LeadChange = {
  readonly state?: LeadState;
  readonly note?: string;
  readonly assignedTo?: string | null;
};

type After = { readonly receivedAt: string; readonly reference: string };

/** From where the next page goes on; undefined after the last one. */
function lastOf(page: readonly OfficeLead[], size: number): After | undefined {
  const last = page.length === size ? page.at(-1) : undefined;
  return last && { receivedAt: last.receivedAt, reference: last.reference };
}

/** `changed` carries the request as somebody else has left it. `offline` may pass by itself. */
export type OfficeFailure =
  | {
      readonly code:
        'offline' | 'signed-out' | 'not-yours' | 'gone' | 'refused' | 'last-owner' | 'unreadable';
    }
  | { readonly code: 'changed'; readonly theirs: OfficeLead };

type Call<Schema extends v.GenericSchema = v.GenericSchema> = {
  readonly name: string;
  readonly args?: object;
  readonly schema: Schema;
};

/** What is on the screen asks every 15 seconds whether something new has come. */
export const LOOKING = { pollingInterval: 15_000, skipPollingIfUnfocused: true } as const;
const PAGE = 50;
const CSV_PAGE = 500;
const UNAUTHORIZED = 401;
/** What the function `office-account` answers where nobody would be an owner any more. */
const LAST_OWNER = 422;

type Answer = {
  readonly status: number;
  readonly data: unknown;
  readonly error: { readonly details: string } | null;
};

const ask = async ({ name, args = {} }: Call): Promise<Answer> => {
  const answer: Answer = await officeClient().rpc(name, args);
  return answer;
};

function failureOf({ status, error }: Answer): OfficeFailure {
  if (status === 409) {
    const text: unknown = JSON.parse(error?.details || 'null');
    const theirs = v.safeParse(LEAD_ANSWER, text);
    return theirs.success ? { code: 'changed', theirs: theirs.output } : { code: 'unreadable' };
  }
  if (status === 403) return { code: 'not-yours' };
  if (status === 404) return { code: 'gone' };
  return status >= 400 && status < 500 ? { code: 'refused' } : { code: 'offline' };
}

/** Calls an SQL function as whoever has signed in. A token that the backend does not take any more is renewed once; without a new one the session is over. */
export async function callOffice<Schema extends v.GenericSchema>(
  call: Call<Schema>,
): Promise<{ readonly data: v.InferOutput<Schema> } | { readonly error: OfficeFailure }> {
  let answer = await ask(call);
  if (answer.status === UNAUTHORIZED) {
    const { data } = await officeClient().auth.refreshSession();
    if (data.session !== null) answer = await ask(call);
    if (answer.status === UNAUTHORIZED) {
      await leaveOffice('ended');
      return { error: { code: 'signed-out' } };
    }
  }
  if (answer.error !== null) return { error: failureOf(answer) };
  const read = v.safeParse(call.schema, answer.data);
  return read.success ? { data: read.output } : { error: { code: 'unreadable' } };
}

const baseQuery: BaseQueryFn<Call, unknown, OfficeFailure> = callOffice;

/** The changes of whoever has signed in: the store's own argument. */
export const ownIn = ({ extra }: { readonly extra: unknown }) => extra as OwnChange;

/** Everything that the office asks of the backend. Row-level security decides what each person gets. */
export const officeApi = createApi({
  reducerPath: 'office',
  baseQuery,
  tagTypes: ['leads', 'lead', 'places', 'people'],
  refetchOnReconnect: true,
  endpoints: (build) => ({
    leads: build.infiniteQuery<readonly OfficeLead[], LeadFilter, After | null>({
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: (page) => lastOf(page, PAGE),
      },
      query: ({ queryArg, pageParam }) => ({
        name: 'office_leads',
        args: { p_filter: { ...queryArg, limit: PAGE, ...(pageParam !== null && { after: pageParam }) } },
        schema: LEADS_ANSWER,
      }),
      providesTags: ['leads'],
    }),
    lead: build.query<OfficeLead | null, string>({
      query: (reference) => ({
        name: 'office_leads',
        args: { p_filter: { reference, limit: 1 } },
        schema: v.pipe(
          LEADS_ANSWER,
          v.transform(([lead]) => lead ?? null),
        ),
      }),
      providesTags: ['lead'],
    }),
    summary: build.query<v.InferOutput<typeof SUMMARY_ANSWER>, null>({
      query: () => ({ name: 'office_summary', schema: SUMMARY_ANSWER }),
      providesTags: ['leads'],
    }),
    people: build.query<v.InferOutput<typeof PEOPLE_ANSWER>, null>({
      query: () => ({ name: 'office_people', schema: PEOPLE_ANSWER }),
      providesTags: ['people'],
    }),
    /** Makes the account, too, where there is none: only a function has the key for that. */
    addPerson: build.mutation<null, OfficeMember>({
      queryFn: async (person) => {
        const told: { readonly error: unknown } = await officeClient().functions.invoke('office-account', {
          body: person,
        });
        if (told.error === null) return { data: null };
        const { context } = told.error as { readonly context?: { readonly status?: number } };
        const status = context?.status ?? 0;
        if (status === LAST_OWNER) return { error: { code: 'last-owner' } };
        return { error: failureOf({ status, data: null, error: null }) };
      },
      invalidatesTags: ['people'],
    }),
    /** A role for somebody who has an account; null takes it away. */
    grant: build.mutation<unknown, OfficePerson>({
      query: ({ email, role, centers }) => ({
        name: 'office_grant',
        args: { p_email: email, p_role: role, p_centers: centers },
        schema: v.unknown(),
      }),
      invalidatesTags: ['people'],
    }),
    change: build.mutation<
      OfficeLead,
      { readonly reference: string; readonly version: number; readonly change: LeadChange }
    >({
      queryFn: ({ reference, version, change }, api) =>
        ownIn(api)(
          reference,
          version,
          (p_version) =>
            callOffice({
              name: 'office_change',
              args: { p_reference: reference, p_version, p_change: change },
              schema: LEAD_ANSWER,
            }),
          (answer) => ('data' in answer ? answer.data.version : null),
        ),
      // The next change must name the new version, and what somebody else has done is shown at once.
      onQueryStarted: async ({ reference }, { dispatch, queryFulfilled }) => {
        const show = (lead: OfficeLead) =>
          dispatch(officeApi.util.updateQueryData('lead', reference, () => lead));
        try {
          show((await queryFulfilled).data);
        } catch (thrown) {
          const { error } = thrown as { readonly error?: OfficeFailure };
          if (error?.code === 'changed') show(error.theirs);
        }
      },
      invalidatesTags: ['leads', 'lead'],
    }),
    erase: build.mutation<unknown, string>({
      query: (reference) => ({ name: 'forget_lead', args: { p_who: reference }, schema: ERASED_ANSWER }),
      invalidatesTags: ['leads', 'lead'],
    }),
  }),
});

export const {
  useLeadsInfiniteQuery,
  useLeadQuery,
  useSummaryQuery,
  usePeopleQuery,
  useChangeMutation,
  useEraseMutation,
  useAddPersonMutation,
  useGrantMutation,
} = officeApi;

/**
 * All requests that a filter finds, page after page, for a file that is as long as it has to be.
 *
 * @throws OfficeFailure when a page does not come.
 */
export async function* allLeads(filter: LeadFilter): AsyncGenerator<readonly OfficeLead[]> {
  let after: After | undefined;
  for (;;) {
    const answer = await ask({
      name: 'office_leads',
      args: { p_filter: { ...filter, limit: CSV_PAGE, ...(after && { after }) } },
      schema: LEADS_ANSWER,
    });
    if (answer.error !== null) throw Object.assign(new Error('office: a page is missing'), failureOf(answer));
    const page = v.parse(LEADS_ANSWER, answer.data);
    yield page;
    after = lastOf(page, CSV_PAGE);
    if (after === undefined) return;
  }
}
