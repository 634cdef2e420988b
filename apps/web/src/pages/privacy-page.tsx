import { PRIVACY } from '@kidcode/current-school/generated/privacy';
import { TimeTable } from '@kidcode/ui';

import { PageTop } from '../features/company/page-top';
import { LegalTextView } from '../features/legal/legal-text';
import { STORED_ENTRIES } from '../features/legal/stored-entries';

/** What is kept in the browser, entry by entry, and the copies that build/worker makes. */
function StoredEntriesTable() {
  return (
    <>
      <TimeTable
        caption="Entries in your browser"
        captionHidden
        columns={['Entry', 'What it remembers', 'How long']}
        rows={STORED_ENTRIES.map(({ key, purpose, until }) => ({ id: key, cells: [key, purpose, until] }))}
      />
      <p>
        So that you can read the site without a connection, your browser also keeps copies of its pages,
        pictures and scripts: the ones with our phones, addresses and timetable, and the ones you saw last,
        for at most 60 days after that. A browser that saves data keeps none.
      </p>
    </>
  );
}

export function PrivacyPage() {
  return (
    <>
      <PageTop content={PRIVACY} />
      <LegalTextView text={PRIVACY} extras={{ browser: <StoredEntriesTable /> }} />
    </>
  );
}
