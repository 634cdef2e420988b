/** A picture of the site's own: its address below the public folder, and what it shows, in words. */
export type Picture = { readonly src: string; readonly alt: string };
