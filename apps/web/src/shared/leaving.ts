let isLeaving = false;

/** The page is being left for its new version: nothing that fails from now on matters. */
export function leave(): void {
  isLeaving = true;
}

/** What was loaded; of what does not come, nothing at all while the page is being left: no error page flashes up. */
export function unlessLeaving<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  return load().catch((error: unknown) => {
    if (isLeaving) return new Promise<never>(() => undefined);
    throw error;
  });
}
