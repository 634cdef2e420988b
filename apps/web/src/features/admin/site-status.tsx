import { chakra } from '@chakra-ui/react';
import { SCHOOL } from '@kidcode/current-school/school';
import { checkSchool, siteDay, SOON_DAYS, type SchoolReport } from '@kidcode/school';
import { ROUTES, isPageRow, prerenderPaths, verifyRoutes, type RouteRow } from '@kidcode/site';
import {
  Badge,
  Band,
  DataTable,
  Disclosure,
  FactGrid,
  FactTile,
  SectionHeading,
  Stack,
  TimeTable,
} from '@kidcode/ui';
import type { ReactNode } from 'react';

import { siteConfig, type SiteConfig } from '../../shared/site-config';

/** `connected`: to the real thing. `stand-in`: something of our own does its work. `attention`: must not stay so. */
const STATES = {
  connected: { label: 'Connected', tone: 'success' },
  'stand-in': { label: 'Stand-in', tone: 'neutral' },
  attention: { label: 'Attention', tone: 'warning' },
} as const;

/** How one integration is configured. Never says a value: no key, no address (D-16). */
interface HealthRow {
  readonly name: string;
  readonly state: keyof typeof STATES;
  readonly note: string;
}

/** The state of every integration, from the configuration that the site was built with. */
export function siteHealth(config: SiteConfig): readonly HealthRow[] {
  const { origin, portal, tokenSigner, functionsUrl, embeddedTokenSecret, email, supabase } = config;
  return [
    row(
      'Public address',
      // Addresses under `.example` are reserved and never real.
      !/\.example(:\d+)?$/.test(origin),
      'Set',
      'A placeholder: canonical links and codes point to it',
    ),
    row('Enrollment portal', !portal.startsWith('/'), 'An address of its own', 'The sandbox on this host'),
    tokenSigner === 'browser' || embeddedTokenSecret !== null
      ? {
          name: 'Signer of registrations',
          state: 'attention',
          note: 'The page signs by itself and contains the secret: for demos only',
        }
      : row(
          'Signer of registrations',
          !functionsUrl.startsWith('/'),
          'A function on a hosted project',
          'A function on this host',
        ),
    row('E-mail for requests', email.origin !== '', 'An e-mail service', 'The sandbox outbox on this host'),
    row('Assistant and backend', supabase.url !== '', 'A hosted project', 'The sandbox on this host'),
    row('Map of the centers', config.mapsKey !== null, 'A map service', 'The map that the site draws itself'),
    row(
      'Day of the site',
      config.pinnedToday === null,
      'The real day at the school',
      'Pinned to one day, for demos and tests',
    ),
  ];
}

const row = (name: string, isConnected: boolean, connected: string, standIn: string): HealthRow =>
  isConnected ? { name, state: 'connected', note: connected } : { name, state: 'stand-in', note: standIn };

/** An address or a place in the data, which may break anywhere. */
const Code = ({ children }: { readonly children: ReactNode }) => (
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

const byPattern = [...ROUTES].sort((a, b) => a.pattern.localeCompare(b.pattern));

/** Every row of the route table, as the router, the pre-renderer and the sitemap read it. */
function RouteTable() {
  return (
    <DataTable
      caption={`${ROUTES.length} rows`}
      columns={['Pattern', 'Answer', 'Leads to', 'Search engines']}
      rows={byPattern.map((row) => ({
        id: row.pattern,
        cells: [<Code key="pattern">{row.pattern}</Code>, ...answerOf(row)],
      }))}
    />
  );
}

function answerOf(row: RouteRow) {
  if (!isPageRow(row)) return [`Redirect ${row.status}`, <Code key="to">{row.redirect}</Code>, '-'];
  const isAlias = (row.canonical ?? row.pattern) !== row.pattern;
  return [
    `Page ${row.page}`,
    isAlias ? <Code key="to">{row.canonical}</Code> : 'Itself',
    row.noindex === true ? 'Not indexed' : isAlias ? 'As its main address' : 'Indexed',
  ];
}

/** Everything below the headline: what is checked here is checked once, when the page is made, and read. */
export function SiteStatus() {
  const { ok, problems } = verifyRoutes();
  const school = checkSchool(SCHOOL, siteDay(siteConfig.builtToday));
  const errors = school.problems.filter(({ severity }) => severity === 'error').length;
  return (
    <>
      <Band dense>
        <FactGrid>
          <FactTile label="Version" value={siteConfig.version} />
          <FactTile label="Rendered for the day" value={siteConfig.builtToday} />
          <FactTile
            label="Route table"
            value={ok ? 'Sound' : `${problems.length} problems`}
            note={`${ROUTES.length} rows`}
          />
          <FactTile
            label="School data"
            value={school.ok ? 'Sound' : `${errors} ${errors === 1 ? 'error' : 'errors'}`}
            note={`${school.problems.length - errors} notices`}
          />
          <FactTile label="Static pages" value={prerenderPaths().length} />
        </FactGrid>
      </Band>
      <Band tone="sunken" labelledBy="integrations">
        <SectionHeading
          id="integrations"
          title="Integrations"
          lead="A stand-in is something of our own that does the same work without an account anywhere."
        />
        <TimeTable
          caption="Integrations"
          captionHidden
          columns={['Integration', 'State', 'What answers']}
          rows={siteHealth(siteConfig).map(({ name, state, note }) => ({
            id: name,
            cells: [
              name,
              <Badge key="state" tone={STATES[state].tone}>
                {STATES[state].label}
              </Badge>,
              note,
            ],
          }))}
        />
      </Band>
      <Band labelledBy="school">
        <SectionHeading
          id="school"
          title="School data"
          lead="The facts of the school, checked for the day above. The terminal looks into all its documents: kidcode school check."
        />
        <SchoolHealth report={school} />
      </Band>
      <Band tone="sunken" labelledBy="routes">
        <SectionHeading
          id="routes"
          title="Routes"
          lead="Every path of the site. What is not here does not exist."
        />
        <RouteTable />
      </Band>
    </>
  );
}
