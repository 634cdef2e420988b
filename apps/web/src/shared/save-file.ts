/** Long enough for the slowest browser to fetch what it was told to save. */
const FETCHED_MS = 60_000;

/** Saves what was made in this browser. @param address of `URL.createObjectURL`, gone afterwards; or of data. */
export function saveFile(address: string, name: string): void {
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), FETCHED_MS);
}
