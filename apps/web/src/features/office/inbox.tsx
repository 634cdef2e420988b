import { ageWords, centerOf, leadRow, LEADS_CSV_HEAD, type OfficeLead } from '@kidcode/leads/office';
import { Button, EmptyState } from '@kidcode/ui';
import { type KeyboardEvent, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';

import { saveFile } from '../../shared/save-file';
import { useKeepDraft } from './drafts';
import { Told, Unreached, type Telling } from './feedback';
import { focusHeading, focusHeadingWhenGone, rowId } from './focus';
import { filterOf, InboxFilters, InboxLines, officeToday } from './inbox-filters';
import { InboxRoot } from './inbox-style';
import { LeadDetail } from './lead-detail';
import { allLeads, type LeadFilter, LOOKING, useLeadQuery, useLeadsInfiniteQuery } from './office-api';
import type { OfficePerson } from './office-session';
import { failureWords, kindWords, senderOf, STATE_WORDS } from './office-words';
import type { RequestWork } from './request-work';
import { useAddress, withParams } from './use-address';

/** Saves all that a filter finds as a file. */
function useCsv(filter: LeadFilter) {
  const [told, setTold] = useState<string | null>(null);
  const save = async () => {
    const rows: string[] = [];
    try {
      for await (const page of allLeads(filter)) {
        rows.push(...page.map(leadRow));
        setTold(`${rows.length} requests so far`);
      }
      const text = [LEADS_CSV_HEAD, ...rows].join('\r\n');
      const href = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
      saveFile(href, `requests-${officeToday()}.csv`);
      setTold(`${rows.length} requests are in the file`);
    } catch (failure) {
      setTold(failureWords(failure));
    }
  };
  return { told, save };
}

interface InboxProps {
  readonly person: OfficePerson;
  readonly work: RequestWork;
  readonly problem: Telling | null;
}

/** On a phone the list or the request has the screen: the focus goes along, and back to the row of the request that was left. */
function useFocusGoesAlong(reference: string | null): void {
  const before = useRef(reference);
  useLayoutEffect(() => {
    const left = before.current;
    before.current = reference;
    const focused = document.activeElement;
    if (left === reference || focused === null) return;
    if (focused !== document.body && focused.checkVisibility()) return;
    const row = left !== null && reference === null ? document.getElementById(rowId(left)) : null;
    if (row === null) focusHeading();
    else row.focus();
  }, [reference]);
}

/** What was typed about a request that a colleague has erased is forgotten with it (D-263): it could not be saved any more. */
function useForgottenNote(reference: string | null, isErased: boolean): void {
  const keepDraft = useKeepDraft();
  const forget = useEffectEvent(() => keepDraft('note', reference ?? '', () => null));
  useEffect(() => {
    if (isErased) forget();
  }, [isErased]);
}

interface LeadTableProps {
  readonly leads: readonly OfficeLead[];
  readonly chosen: string | null;
  readonly going: readonly string[];
  readonly addressOf: (reference: string) => string;
  readonly choose: (reference: string) => void;
}

/** A table on a desktop, cards on a phone. The arrow keys go from one request to the next and open it beside the list. */
function LeadTable({ leads, chosen, going, addressOf, choose }: LeadTableProps) {
  const step = (event: KeyboardEvent) => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const at = leads.findIndex(({ reference }) => rowId(reference) === event.currentTarget.id);
    const next = by === undefined || at < 0 ? undefined : leads[at + by];
    if (next === undefined) return;
    event.preventDefault();
    choose(next.reference);
    document.getElementById(rowId(next.reference))?.focus();
  };
  return (
    <table aria-label="Requests">
      <thead>
        <tr>
          {['From', 'About', 'Kind', 'Center', 'State', 'Age', 'Assigned to'].map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {leads.map((lead) => (
          <tr
            key={lead.reference}
            ref={focusHeadingWhenGone}
            data-state={lead.state}
            data-chosen={lead.reference === chosen ? '' : undefined}
            data-going={going.includes(lead.reference) ? '' : undefined}
          >
            <th scope="row">
              <Link
                id={rowId(lead.reference)}
                onKeyDown={step}
                to={addressOf(lead.reference)}
                aria-current={lead.reference === chosen ? 'true' : undefined}
              >
                {senderOf(lead)}
              </Link>
            </th>
            <td data-wide="">{lead.subject}</td>
            <td>{kindWords(lead.kind)}</td>
            <td>{centerOf(lead)}</td>
            <td>{STATE_WORDS[lead.state]}</td>
            <td>{ageWords(lead.ageSeconds)}</td>
            <td data-wide="">{lead.assignedTo}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What parents have sent: narrowed by the address, opened beside the list, changed so that nobody overwrites anybody. */
export function Inbox({ person, work, problem }: InboxProps) {
  const address = useAddress();
  const { params } = address;
  const filter = filterOf(params);
  const reference = params.get('request');
  const list = useLeadsInfiniteQuery(filter, LOOKING);
  const opened = useLeadQuery(reference ?? '', { ...LOOKING, skip: reference === null });
  const [cleared, setCleared] = useState(0);
  const csv = useCsv(filter);
  useFocusGoesAlong(reference);
  const leads = list.data?.pages.flat() ?? [];
  const lead = opened.currentData ?? leads.find((one) => one.reference === reference) ?? null;
  useForgottenNote(reference, reference !== null && lead === null && opened.isSuccess && !opened.isFetching);

  const narrow = (name: string, value: string) => address.change({ [name]: value, request: '' });
  const choose = (request: string) => address.change({ request });
  const searchWith = (request: string) => `?${withParams(params, { request }).toString()}`;

  const isNarrowed = Object.entries(filter).some(([name, value]) => name !== 'zone' && value !== undefined);
  return (
    <InboxRoot data-open={reference === null ? undefined : ''}>
      <h1 tabIndex={-1}>Requests</h1>
      <InboxLines />
      <InboxFilters key={cleared} params={params} narrow={narrow} me={person.email} />
      <div data-presses="">
        <Button variant="outline" onClick={() => void csv.save()}>
          Save as CSV
        </Button>
        {isNarrowed && (
          <Button
            variant="quiet"
            onClick={() => {
              address.clear();
              setCleared((count) => count + 1);
            }}
          >
            Show all requests
          </Button>
        )}
        <p role="status">{csv.told}</p>
      </div>
      <Told told={problem} />
      {list.isError && leads.length > 0 && (
        <Told told={{ tone: 'warning', words: failureWords(list.error) }} />
      )}
      <div data-panes={reference === null ? 'one' : 'two'}>
        <div data-list="">
          {leads.length > 0 ? (
            <LeadTable
              leads={leads}
              chosen={reference}
              going={work.going}
              addressOf={searchWith}
              choose={choose}
            />
          ) : list.isLoading ? (
            <p role="status">Looking for requests</p>
          ) : list.isError ? (
            <Unreached query={list} />
          ) : (
            <EmptyState title={isNarrowed ? 'No request is like this.' : 'No requests yet.'} role="status">
              {isNarrowed
                ? 'Take a filter away, or show all requests.'
                : 'What parents send from the website appears here by itself: questions, coupons, messages to teachers.'}
            </EmptyState>
          )}
          {list.hasNextPage && (
            <div data-presses="">
              <Button
                variant="outline"
                loading={list.isFetchingNextPage}
                loadingText="Looking..."
                onClick={() => void list.fetchNextPage()}
              >
                Show older requests
              </Button>
            </div>
          )}
        </div>
        {reference !== null && (
          <div data-detail="">
            <div data-back="" data-presses="">
              <Link to={searchWith('')}>Back to the list</Link>
            </div>
            {lead !== null ? (
              <LeadDetail
                key={lead.reference}
                lead={lead}
                apply={(of, changed, words) => void work.apply(of, changed, words)}
                erase={work.erase}
                isGoing={work.going.includes(lead.reference)}
              />
            ) : opened.isFetching ? (
              <p role="status">One moment</p>
            ) : (
              <EmptyState
                title="This request is not there."
                action={<Link to={searchWith('')}>To the list</Link>}
              >
                It was erased, its time is over, or it is another center’s.
              </EmptyState>
            )}
          </div>
        )}
      </div>
    </InboxRoot>
  );
}
