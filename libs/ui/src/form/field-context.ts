import { createContext, use } from 'react';

/** What a field tells the control inside it. */
export interface FieldControl {
  readonly id?: string;
  readonly required?: boolean;
  readonly 'aria-invalid'?: true;
  readonly 'aria-describedby'?: string;
}

export const FieldContext = createContext<FieldControl>({});

/** Attributes that tie a control to its field's label, hint and error; none outside a field. */
export function useFieldControl(): FieldControl {
  return use(FieldContext);
}
