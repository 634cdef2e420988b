/** A picture of the site's own family: its address below the public folder, and what it shows, in words. */
export interface Picture {
  readonly src: `/pictures/${string}`;
  readonly alt: string;
}
