import { chakra } from '@chakra-ui/react';
import { SCHOOL } from '@kidcode/current-school/school';
import { checkSchool, siteDay } from '@kidcode/school';
import { ROUTES, isPageRow, prerenderPaths, verifyRoutes, type RouteRow } from '@kidcode/site';
import { Badge, Band, DataTable, FactGrid, FactTile, SectionHeading, TimeTable } from '@kidcode/ui';

import { siteConfig, type SiteConfig } from '../../shared/site-config';
import { SchoolHealth } from './school-health';

/** `connected`: to the real thing. `stand-in`: something of our own does its work. `attention`: must not stay so. */
export type HealthState = 'connected' | 'stand-in' | 'attention';

/** How one integration is configured. Never says a value: no key, no address (D-16). */
export interface HealthRow {
  readonly id: string;
  readonly name: string;
  readonly state: HealthState;
  readonly note: string;
}

type Checked = Pick<
  SiteConfig,
  'pinnedToday' | 'origin' | 'portal' | 'tokenSigner' | 'functionsUrl' | 'embeddedTokenSecret' | 'mapsKey'
> & {
  readonly email: Pick<SiteConfig['email'], 'origin'>;
  readonly supabase: Pick<SiteConfig['supabase'], 'url'>;
};

/** The state of every integration, from the configuration that the site was built with. */
export function siteHealth(config: Checked): readonly HealthRow[] {
  return [
    row(
      'origin',
      'Public address',
      !isPlaceholder(config.origin),
      'Set',
      'A placeholder: canonical links and codes point to it',
    ),
    row(
      'portal',
      'Enrollment portal',
      !config.portal.startsWith('/'),
      'An address of its own',
      'The sandbox on this host',
    ),
    signerRow(config),
    row(
      'email',
      'E-mail for requests',
      config.email.origin !== '',
      'An e-mail service',
      'The sandbox outbox on this host',
    ),
    row(
      'assistant',
      'Assistant and backend',
      config.supabase.url !== '',
      'A hosted project',
      'The sandbox on this host',
    ),
    row(
      'map',
      'Map of the centers',
      config.mapsKey !== null,
      'A map service',
      'The map that the site draws itself',
    ),
    row(
      'clock',
      'Day of the site',
      config.pinnedToday === null,
      'The real day at the school',
      'Pinned to one day, for demos and tests',
    ),
  ];
}

function row(id: string, name: string, isConnected: boolean, connected: string, standIn: string): HealthRow {
  return isConnected
    ? { id, name, state: 'connected', note: connected }
    : { id, name, state: 'stand-in', note: standIn };
}

function signerRow({ tokenSigner, functionsUrl, embeddedTokenSecret }: Checked): HealthRow {
  const about = { id: 'signer', name: 'Signer of registrations' };
  if (tokenSigner === 'browser' || embeddedTokenSecret !== null) {
    return {
      ...about,
      state: 'attention',
      note: 'The page signs by itself and contains the secret: for demos only',
    };
  }
  return row(
    about.id,
    about.name,
    !functionsUrl.startsWith('/'),
    'A function on a hosted project',
    'A function on this host',
  );
}

/** Addresses under `.example` are reserved and never real. */
function isPlaceholder(origin: string): boolean {
  return /\.example(:\d+)?$/.test(origin);
}

const STATES: Readonly<
  Record<HealthState, { readonly label: string; readonly tone: 'success' | 'neutral' | 'warning' }>
> = {
  connected: { label: 'Connected', tone: 'success' },
  'stand-in': { label: 'Stand-in', tone: 'neutral' },
  attention: { label: 'Attention', tone: 'warning' },
};

/** Every integration with its state; values stay where they are. */
export function HealthTable({ rows }: { readonly rows: readonly HealthRow[] }) {
  return (
    <TimeTable
      caption="Integrations"
      captionHidden
      columns={['Integration', 'State', 'What answers']}
      rows={rows.map(({ id, name, state, note }) => ({
        id,
        cells: [
          name,
          <Badge key={id} tone={STATES[state].tone}>
            {STATES[state].label}
          </Badge>,
          note,
        ],
      }))}
    />
  );
}

const byPattern = [...ROUTES].sort((a, b) => a.pattern.localeCompare(b.pattern));

/** Every row of the route table, as the router, the pre-renderer and the sitemap read it. */
export function RouteTable() {
  return (
    <DataTable
      caption={`${ROUTES.length} rows`}
      columns={['Pattern', 'Answer', 'Leads to', 'Search engines']}
      rows={byPattern.map((row) => ({
        id: row.pattern,
        cells: [
          <chakra.code fontSize="sm" overflowWrap="anywhere" key={row.pattern}>
            {row.pattern}
          </chakra.code>,
          ...answerOf(row),
        ],
      }))}
    />
  );
}

function answerOf(row: RouteRow) {
  if (!isPageRow(row))
    return [
      `Redirect ${row.status}`,
      <chakra.code fontSize="sm" overflowWrap="anywhere" key="to">
        {row.redirect}
      </chakra.code>,
      '-',
    ];
  const isAlias = (row.canonical ?? row.pattern) !== row.pattern;
  return [
    `Page ${row.page}`,
    isAlias ? (
      <chakra.code fontSize="sm" overflowWrap="anywhere" key="to">
        {row.canonical}
      </chakra.code>
    ) : (
      'Itself'
    ),
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
        <HealthTable rows={siteHealth(siteConfig)} />
      </Band>
      <Band labelledBy="school">
        <SectionHeading
          id="school"
          title="School data"
          lead="What the school says of itself, checked for the day above. The terminal says the same: kidcode school check."
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
