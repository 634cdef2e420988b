import { ageWords, centerOf, type OfficeLead } from '@kidcode/leads/office';
import type { KeyboardEvent } from 'react';
import { Link } from 'react-router-dom';

import { focusHeadingWhenGone, rowId } from './focus';
import { kindWords, senderOf, STATE_WORDS } from './office-words';

interface LeadTableProps {
  readonly leads: readonly OfficeLead[];
  readonly chosen: string | null;
  readonly going: readonly string[];
  readonly addressOf: (reference: string) => string;
  readonly choose: (reference: string) => void;
}

/** A table on a desktop, cards on a phone. The arrow keys go from one request to the next and open it beside the list. */
export function LeadTable({ leads, chosen, going, addressOf, choose }: LeadTableProps) {
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
