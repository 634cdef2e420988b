import type { Period } from './offer';

/** A phone number or address as people read it and as a device takes it. */
export type Contact = { readonly display: string; readonly href: string };

export type SocialLink = {
  readonly id: 'youtube' | 'facebook' | 'x' | 'instagram' | 'linkedin' | 'tiktok' | 'pinterest';
  readonly title: string;
  readonly href: string;
};

export type StoreLink = {
  readonly id: 'apple' | 'google-play';
  readonly title: string;
  readonly href: string;
};

/** Words that are shown from a day until a day. */
export type DatedWords = Period & { readonly words: string };

/** Everything that names the business. An empty list or `null` is left out of the page (D-56). */
export type Brand = {
  readonly name: string;
  /** Last segment of the `/why-...` page. */
  readonly slug: string;
  readonly tagline: string;
  readonly headline: string;
  readonly heroHighlights: readonly string[];
  /** The promise of the banner under the hero; null: no banner. */
  readonly promotion: DatedWords | null;
  /** The moving text of the branch header. */
  readonly banner: DatedWords;
  readonly supportHours: string;
  /** Its label says what kind of number it is, such as 'Toll-free'. */
  readonly phone: Contact & { readonly label: string };
  readonly whatsApp: (Contact & { readonly greeting: string }) | null;
  readonly email: Contact;
  readonly headquarters: {
    readonly street: string;
    readonly city: string;
    readonly state: string;
    readonly zip: string;
    readonly country: 'US';
  };
  readonly social: readonly SocialLink[];
  readonly appStores: readonly StoreLink[];
  /** The external enrollment portal; a deployment may name another one. */
  readonly portal: { readonly defaultUrl: string; readonly loginPath: string };
  /** An external program finder, offered beside our own; null: none. */
  readonly programFinderUrl: string | null;
  /** Where a week's curriculum is described on another site; null: nowhere. */
  readonly curriculumUrl: string | null;
  /** The public address that canonical links and the sitemap carry unless `SITE_ORIGIN` names another. */
  readonly origin: string;
  /** The ages that the school as a whole serves, both included. */
  readonly ages: { readonly from: number; readonly to: number };
};

/** The clock that the whole school lives by. */
export type SchoolTime = {
  /** IANA name. */
  readonly zone: string;
  /** 'Central': as in 'Central time'. */
  readonly name: string;
  readonly standard: string;
  readonly daylight: string;
};

/** The part of the country that the finder's map and ZIP codes cover. */
export type Region = {
  /** 'Dallas-Fort Worth'. */
  readonly name: string;
  readonly state: string;
  readonly stateName: string;
  /** FIPS codes of the counties that are drawn. */
  readonly counties: readonly string[];
  /** City names that the ZIP code data spell otherwise than their people: 'Mckinney' is 'McKinney'. */
  readonly cityNames?: Readonly<Record<string, string>>;
  /** The middle of the map while nothing is shown on it. */
  readonly center: { readonly lat: number; readonly lng: number };
};
