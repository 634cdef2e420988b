/** The flags of every link to the portal's booking page, unread. */
export type LinkFlags = { readonly branch?: string; readonly method?: string; readonly portal?: string };
