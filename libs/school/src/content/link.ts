/** A link as content writes it down: to a page of the site, or to a fragment of one. */
export type ContentLink = { readonly label: string; readonly href: string };
