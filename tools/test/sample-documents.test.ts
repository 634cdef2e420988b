import { runScript } from './run-script';

const SCRIPT = `
  import { sampleDocuments } from './tools/school/sample-documents.mjs';
  console.log(JSON.stringify(sampleDocuments('kidcode')));
`;

// The check did not count legal texts that wait for a lawyer among the samples.
it('names legal texts that stand in for the school’s own, and no news that is its own', () => {
  expect(runScript(SCRIPT)).toEqual([
    'privacy.md',
    ...['camps', 'general', 'online-camps', 'online', 'shared'].map((id) => `terms/${id}.md`),
  ]);
});
