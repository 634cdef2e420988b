let isLeaving = false;

/** The page is being left for its new version: nothing that fails from now on matters. */
export function leave(): void {
  isLeaving = true;
}

/** What was loaded, or nothing at all while the page is being left: no error page flashes up. */
export async function unlessLeaving<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  try {
    return await load();
  } catch (error) {
    if (isLeaving) return new Promise(() => undefined);
    throw error;
  }
}
