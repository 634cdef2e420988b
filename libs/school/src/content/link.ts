/** A link as content writes it down: to a page of the site, or to a fragment of one. */
export type ContentLink = { readonly label: string; readonly href: string };

/** A link with a line about what is found there. */
export type RelatedLink = ContentLink & { readonly note: string };
