let isLeaving = false;

/** The page is being left for its new version: nothing that fails from now on matters. */
export function leave(): void {
  isLeaving = true;
}

const never = () => new Promise<never>(() => undefined);

/** What was loaded, or nothing at all while the page is being left: no error page flashes up. */
export async function unlessLeaving<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  try {
    const loaded = await load();
    // A script that is gone comes as undefined to a page that has said that it leaves.
    return isLeaving ? await never() : loaded;
  } catch (error) {
    if (isLeaving) return never();
    throw error;
  }
}
