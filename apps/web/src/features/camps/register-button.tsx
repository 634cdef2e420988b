import { LinkButton } from '@kidcode/ui';
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';

interface RegisterButtonProps {
  readonly onRegister: () => void;
  readonly variant?: 'primary' | 'accent' | 'outline';
  readonly children: ReactNode;
}

/** Leads to the registration: a button where scripts run, a plain link to the section where they do not. */
export function RegisterButton({ onRegister, variant = 'primary', children }: RegisterButtonProps) {
  const press = (event: MouseEvent | KeyboardEvent) => {
    event.preventDefault();
    onRegister();
  };
  return (
    <LinkButton
      href="#registration"
      role="button"
      size="lg"
      variant={variant}
      onClick={press}
      onKeyDown={(event) => event.key === ' ' && press(event)}
    >
      {children}
    </LinkButton>
  );
}
