let guesses = 0;

/** Whether something is being fetched that nobody has asked for yet. */
export const isGuessing = (): boolean => guesses > 0;

/** A visitor who pays for every byte, as browsers tell that have the setting. */
export const savesData = (): boolean =>
  'connection' in navigator && (navigator.connection as { saveData?: boolean }).saveData === true;

/** Fetches what is likely to be asked for next. Nothing for visitors who save data; that it fails matters to nobody. */
export async function guess(load: () => Promise<unknown>): Promise<void> {
  if (savesData()) return;
  guesses += 1;
  await load().catch(() => undefined);
  guesses -= 1;
}
