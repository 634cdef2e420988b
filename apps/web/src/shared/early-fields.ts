/** A part of the page that answers when its script is there (`island.tsx`). */
export const PART = '[data-island]';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

// A box that is ticked before the scripts is a kept tap, and a file cannot be put into its field.
const FIELDS = 'input:not([type=checkbox],[type=radio],[type=file]),select,textarea';

const isSelect = (field: Field): field is HTMLSelectElement => field.localName === 'select';

function renderedIn(field: Field): string {
  if (!isSelect(field)) return field.defaultValue;
  const options = [...field.options];
  const shown =
    options.find(({ defaultSelected }) => defaultSelected) ?? options.find(({ disabled }) => !disabled);
  return shown?.value ?? '';
}

/** The fields in which something else stands than was rendered. */
const earlyFields = (root: ParentNode): readonly Field[] =>
  [...root.querySelectorAll<Field>(FIELDS)].filter((field) => field.value !== renderedIn(field));

/** Whether something was typed or chosen anywhere before React listened, also in a part that is not there yet. */
export const hasEarlyFields = (): boolean => earlyFields(document).length > 0;

/** Puts a value into a field as a person does: past the setter by which React learns what it has put there itself. */
function put(field: Field, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event(isSelect(field) ? 'change' : 'input', { bubbles: true }));
}

/**
 * Tells React of what stands in the fields of a part and was not rendered there: typed or chosen before React listened, or
 * put back by the browser after a reload or Back. Call it when the part has just been hydrated, before it is rendered anew.
 * What was typed is told at once.
 *
 * @param part Its inner parts answer for themselves; null: what stands in no part.
 * @returns what is still to be called, each in a task of its own; nothing when every field is as it was rendered.
 */
export function tellEarlyFields(part: Element | null): readonly (() => void)[] {
  // All of them first: what is told of one may render the others anew.
  const found = earlyFields(part ?? document)
    .filter((field) => field.closest(PART) === part)
    .map((field) => ({ field, early: field.value, rendered: renderedIn(field) }));
  const steps = found.map(({ field, early, rendered }) => {
    field.value = rendered;
    if (!isSelect(field)) {
      put(field, early);
      return () => undefined;
    }
    // Later, as what hears of it may not have read the address yet. If that has chosen, it stays so.
    return () => {
      if (field.isConnected && field.value === rendered) put(field, early);
    };
  });
  // What waits for all of it is rendered by then.
  return steps.length === 0 ? [] : [...steps, () => undefined];
}

/**
 * Keeps what stands in the fields of a part that is about to be rendered anew, with the same fields.
 *
 * @returns puts it into the new ones.
 */
export function keepFields(part: Element): () => void {
  const fields = () => [...part.querySelectorAll<Field>(FIELDS)];
  const values = fields().map(({ value }) => value);
  return () => {
    for (const [index, field] of fields().entries()) {
      const value = values[index];
      if (value !== undefined && value !== field.value) put(field, value);
    }
  };
}
