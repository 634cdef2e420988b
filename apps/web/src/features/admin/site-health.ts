import type { SiteConfig } from '../../../build/build-config';

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
