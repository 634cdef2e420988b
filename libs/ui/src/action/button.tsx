import { chakra } from '@chakra-ui/react';
import type { HTMLChakraProps } from '@chakra-ui/react';
import type { MouseEvent, ReactNode, Ref } from 'react';
import { buttonLabel } from './button-label';
import { buttonRecipe } from './button-recipe';
import type { ButtonSize, ButtonVariant } from './button-recipe';

const Base = /* @__PURE__ */ chakra('button', buttonRecipe);

export interface ButtonProps extends Omit<HTMLChakraProps<'button'>, 'as' | 'asChild'> {
  /** `primary` (coral, one per screen), `accent`, `outline`, `quiet` (reads as a link), `header` (on the branch header). */
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
  readonly icon?: ReactNode;
  /** One quieter line under the words. */
  readonly subtitle?: ReactNode;
  /** Busy: shows `loadingText`, keeps focus, and ignores presses. */
  readonly loading?: boolean;
  /** Default `Processing...` */
  readonly loadingText?: string;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A button that does something here; for going somewhere use `LinkButton`. Takes Chakra style props too. */
export function Button(props: ButtonProps) {
  const {
    icon,
    subtitle,
    loading = false,
    loadingText = 'Processing...',
    children,
    onClick,
    type = 'button',
    ...rest
  } = props;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (loading) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <Base
      {...rest}
      type={type}
      onClick={press}
      aria-disabled={loading || undefined}
      aria-busy={loading || undefined}
    >
      {loading ? loadingText : buttonLabel(children, icon, subtitle)}
    </Base>
  );
}
