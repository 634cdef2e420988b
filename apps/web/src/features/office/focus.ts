/** The id of a request's row in the list, which takes the focus. */
export const rowId = (reference: string): string => `row-${reference}`;

/** Focuses the name of what is open, a request or a place, or else that of the room. */
export function focusHeading(): void {
  const open = document.querySelector<HTMLElement>('#request-title, #place-title');
  (open ?? document.querySelector<HTMLElement>('main h1'))?.focus();
}

/**
 * A `ref` of controls that are taken away, often by a press of one: if the focus is in them, `goOn` moves it. It would fall to the
 * body, and the next Tab begin at the top of the page.
 */
const whenGone = (goOn: (gone: HTMLElement) => void) => (controls: HTMLElement | null) => () => {
  if (controls?.contains(document.activeElement)) goOn(controls);
};

export const focusHeadingWhenGone = whenGone(focusHeading);

/** The same of what belongs to a text: it is in the same section. */
export const focusTextWhenGone = whenGone((gone) =>
  gone.closest('section')?.querySelector('textarea')?.focus(),
);
