import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { FieldError } from './field';

const Label = /* @__PURE__ */ chakra('label', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'center',
    gap: '3',
    minHeight: 'touch',
    paddingBlock: '2',
    '& > input': {
      width: '1.5rem',
      height: '1.5rem',
      accentColor: 'var(--k-colors-accent-solid)',
      cursor: 'pointer',
    },
    '&:has(:disabled)': { color: 'fg.quiet', cursor: 'not-allowed' },
  },
});

interface CheckboxRowProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
}

/** A native checkbox whose whole row can be pressed. */
export function CheckboxRow({ label, hint, error, ...input }: CheckboxRowProps) {
  const errorId = useId();
  const invalid = error === undefined ? {} : ({ 'aria-invalid': true, 'aria-describedby': errorId } as const);
  return (
    <div>
      <Label>
        <input type="checkbox" {...invalid} {...input} />
        <span>
          {label}
          {hint !== undefined && (
            <chakra.span display="block" textStyle="small" color="fg.quiet">
              {hint}
            </chakra.span>
          )}
        </span>
      </Label>
      {error !== undefined && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}
