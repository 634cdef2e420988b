import { PRIVACY, STORED_ENTRIES } from '../content/privacy';
import { PageTop } from '../features/company/page-top';
import { LegalText } from '../features/legal/legal-text';
import { StoredEntriesTable } from '../features/legal/stored-entries-table';

export function PrivacyPage() {
  return (
    <>
      <PageTop content={PRIVACY} />
      <LegalText document={PRIVACY} extras={{ browser: <StoredEntriesTable entries={STORED_ENTRIES} /> }} />
    </>
  );
}
