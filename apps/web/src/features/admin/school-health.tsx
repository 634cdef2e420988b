import { chakra } from '@chakra-ui/react';
import { SOON_DAYS, type SchoolReport } from '@kidcode/school';
import { Badge, DataTable, Disclosure, Stack } from '@kidcode/ui';
import type { ReactNode } from 'react';

/** An address or a place in the data, which may break anywhere. */
export const Code = ({ children }: { readonly children: ReactNode }) => (
  <chakra.code fontSize="sm" overflowWrap="anywhere">
    {children}
  </chakra.code>
);

/** What the check of the school's data found: errors, notices, what ends soon, and which facts are samples. */
export function SchoolHealth({ report: { problems, endsSoon, samples } }: { readonly report: SchoolReport }) {
  return (
    <Stack gap="6">
      {problems.length === 0 ? (
        <p>Nothing is wrong with the data of the school.</p>
      ) : (
        <DataTable
          caption="Errors and notices"
          columns={['Where', 'Kind', 'What was expected']}
          rows={[...problems]
            .sort((a, b) => a.severity.localeCompare(b.severity))
            .map(({ path, severity, code, message }) => ({
              id: `${path} ${code}`,
              cells: [
                <Code key="path">{path}</Code>,
                <Badge key="kind" tone={severity === 'error' ? 'warning' : 'neutral'}>
                  {severity === 'error' ? 'Error' : 'Notice'}
                </Badge>,
                message,
              ],
            }))}
        />
      )}
      {endsSoon.length === 0 ? (
        <p>{`Nothing ends within ${SOON_DAYS} days without something after it.`}</p>
      ) : (
        <DataTable
          caption={`Ends within ${SOON_DAYS} days with nothing after it`}
          columns={['What', 'Last day', 'Where']}
          rows={endsSoon.map(({ path, name, lastDay }) => ({
            id: path,
            cells: [name, lastDay, <Code key="path">{path}</Code>],
          }))}
        />
      )}
      {samples.length > 0 && (
        <Disclosure title="Facts that are sample content">
          <Stack as="ul" gap="1" paddingBlock="3">
            {samples.map((path) => (
              <li key={path}>
                <Code>{path}</Code>
              </li>
            ))}
          </Stack>
        </Disclosure>
      )}
    </Stack>
  );
}
