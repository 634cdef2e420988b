let opener: HTMLElement | null = null;

/** The link that opened the dialog: the focus goes back to it. */
export const dialogOpener = (): HTMLElement | null => opener;

/** Called when a link opens a dialog. */
export function rememberDialogOpener(link: HTMLElement): void {
  opener = link;
}
