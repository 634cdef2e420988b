import { PRIVACY } from '@kidcode/current-school/generated/privacy';

import { PageTop } from '../features/company/page-top';
import { LegalTextView } from '../features/legal/legal-text';
import { STORED_ENTRIES } from '../features/legal/stored-entries';
import { StoredEntriesTable } from '../features/legal/stored-entries-table';

export function PrivacyPage() {
  return (
    <>
      <PageTop content={PRIVACY} />
      <LegalTextView text={PRIVACY} extras={{ browser: <StoredEntriesTable entries={STORED_ENTRIES} /> }} />
    </>
  );
}
