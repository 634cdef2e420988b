import { leadRow, LEADS_CSV_HEAD } from '@kidcode/leads/office';
import { useState } from 'react';

import { officeToday } from './inbox-filters';
import { allLeads, type LeadFilter } from './office-api';
import { failureWords } from './office-words';

/** Milliseconds until the browser has taken the file. */
const TAKEN_MS = 10_000;

/** Saves all that a filter finds as a file; it is written page by page. */
export function useCsv(filter: LeadFilter) {
  const [told, setTold] = useState<string | null>(null);
  const save = async () => {
    let count = 0;
    const pages = allLeads(filter);
    const encoder = new TextEncoder();
    const stream = new ReadableStream<Uint8Array>({
      start: (out) => out.enqueue(encoder.encode(LEADS_CSV_HEAD)),
      pull: async (out) => {
        const page = await pages.next();
        if (page.done === true) {
          out.close();
          return;
        }
        count += page.value.length;
        setTold(`${count} requests so far`);
        out.enqueue(encoder.encode(page.value.map((lead) => `\r\n${leadRow(lead)}`).join('')));
      },
    });
    try {
      const file = await new Response(stream, {
        headers: { 'Content-Type': 'text/csv;charset=utf-8' },
      }).blob();
      const link = document.createElement('a');
      link.href = URL.createObjectURL(file);
      link.download = `requests-${officeToday()}.csv`;
      link.click();
      window.setTimeout(() => URL.revokeObjectURL(link.href), TAKEN_MS);
      setTold(`${count} requests are in the file`);
    } catch (failure) {
      setTold(failureWords(failure));
    }
  };
  return { told, save };
}
