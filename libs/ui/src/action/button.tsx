import type { HTMLChakraProps } from '@chakra-ui/react';
import { chakra, defineRecipe } from '@chakra-ui/react';
import type { ReactElement, ReactNode, Ref } from 'react';
import { cloneElement } from 'react';

import { Stack, VisuallyHidden } from '../layout/boxes';

/**
 * The look of everything that is pressed. `primary` (coral) is for the one thing to do next; `header` sits on
 * the branch header. Pressing scales to 0.98 at opacity 0.8 (specification 1, section 9), without motion when
 * the visitor asked for none.
 */
const buttonRecipe = /* @__PURE__ */ defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    minHeight: 'touch',
    minWidth: 'touch',
    maxWidth: 'full',
    borderRadius: 'control',
    borderWidth: '2px',
    borderColor: 'transparent',
    fontFamily: 'heading',
    fontWeight: '600',
    lineHeight: '1.15',
    textAlign: 'center',
    textWrap: 'balance',
    userSelect: 'none',
    touchAction: 'manipulation',
    transition: 'background-color, border-color, transform, opacity',
    transitionDuration: 'fast',
    '& > svg': { flexShrink: '0' },
    _active: { opacity: '0.8', _motionSafe: { transform: 'scale(0.98)' } },
    _disabled: { opacity: '0.55', cursor: 'not-allowed' },
    '&[aria-busy]': { opacity: '0.85', cursor: 'progress' },
    _focusVisible: { borderRadius: 'control' },
  },
  variants: {
    variant: {
      primary: { background: 'action.solid', color: 'action.on', _hover: { background: 'action.hover' } },
      accent: { background: 'accent.solid', color: 'accent.on', _hover: { background: 'accent.deep' } },
      outline: {
        borderColor: 'line.strong',
        color: 'fg.ink',
        _hover: { borderColor: 'fg.ink', background: 'bg.raised' },
      },
      quiet: {
        color: 'accent.text',
        textDecoration: 'underline',
        textDecorationThickness: '2px',
        textUnderlineOffset: '0.25em',
        textDecorationColor: 'color-mix(in srgb, currentcolor 35%, transparent)',
        _hover: { textDecorationColor: 'currentcolor' },
      },
      header: { background: 'header.on', color: 'header.bg' },
    },
    size: {
      md: { paddingInline: '1.125rem', paddingBlock: '0.5rem', fontSize: 'md' },
      lg: { paddingInline: '1.625rem', paddingBlock: '0.75rem', minHeight: '3.5rem', fontSize: '1.1875rem' },
    },
  },
  // A quiet one looks like a link, and stands flush with the text above it.
  compoundVariants: [{ variant: 'quiet', css: { paddingInline: '0' } }],
  defaultVariants: { variant: 'primary', size: 'md' },
});

interface ButtonLook {
  /** `primary` (coral, one per screen), `accent`, `outline`, `quiet` (reads as a link), `header` (on the branch header). */
  readonly variant?: 'primary' | 'accent' | 'outline' | 'quiet' | 'header';
  readonly size?: 'md' | 'lg';
  readonly icon?: ReactNode;
}

const LinkButtonBase = /* @__PURE__ */ chakra('a', buttonRecipe);

interface LinkButtonLook
  extends Omit<HTMLChakraProps<'a'>, 'as' | 'asChild' | 'href' | 'children'>, ButtonLook {
  /** One quieter line under the words. */
  readonly subtitle?: ReactNode;
  readonly ref?: Ref<HTMLAnchorElement>;
}

/** Either an address of its own, or a router link as the only child: `<LinkButton asChild><Link to="/faq">FAQ</Link></LinkButton>`. */
export type LinkButtonProps = LinkButtonLook &
  (
    | {
        readonly href: string;
        /** Opens a new tab and says so. */ readonly external?: boolean;
        readonly asChild?: false;
        readonly children: ReactNode;
      }
    | { readonly asChild: true; readonly children: ReactElement<{ children?: ReactNode }> }
  );

/**
 * A link that looks like a button. Takes Chakra style props too. `data-main-action` says that nothing may float over it.
 */
export function LinkButton({ icon, subtitle, ...props }: LinkButtonProps) {
  if (props.asChild) {
    const { children: link, ...rest } = props;
    return (
      <LinkButtonBase data-main-action="" {...rest}>
        {cloneElement(link, undefined, buttonLabel(link.props.children, icon, subtitle))}
      </LinkButtonBase>
    );
  }
  const { external = false, children, ...rest } = props;
  return (
    <LinkButtonBase
      data-main-action=""
      {...rest}
      {...(external && { target: '_blank', rel: 'noopener noreferrer' })}
    >
      {buttonLabel(children, icon, subtitle)}
      {external && <VisuallyHidden>(opens in a new tab)</VisuallyHidden>}
    </LinkButtonBase>
  );
}

function buttonLabel(label: ReactNode, icon?: ReactNode, subtitle?: ReactNode): ReactNode {
  return (
    <>
      {icon}
      {subtitle === undefined ? (
        label
      ) : (
        <Stack as="span" gap="1">
          <span>{label}</span>
          <chakra.span fontFamily="body" fontSize="xs" fontWeight="700" lineHeight="1.2">
            {subtitle}
          </chakra.span>
        </Stack>
      )}
    </>
  );
}

const Base = /* @__PURE__ */ chakra('button', buttonRecipe);

interface ButtonProps extends Omit<HTMLChakraProps<'button'>, 'as' | 'asChild'>, ButtonLook {
  /** Busy: shows `loadingText`, keeps focus, and ignores presses. */
  readonly loading?: boolean;
  readonly loadingText?: string;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A button that does something here; for going somewhere use `LinkButton`. Takes Chakra style props too. */
export function Button({
  icon,
  loading = false,
  loadingText = 'Processing...',
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <Base
      {...rest}
      type={type}
      onClick={loading ? (event) => event.preventDefault() : onClick}
      aria-disabled={loading || rest['aria-disabled']}
      aria-busy={loading || undefined}
    >
      {loading ? loadingText : buttonLabel(children, icon)}
    </Base>
  );
}

const IconBase = /* @__PURE__ */ chakra('button', {
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: '0',
    width: 'touch',
    height: 'touch',
    borderRadius: 'control',
    color: 'inherit',
    touchAction: 'manipulation',
    transition: 'background-color, transform, opacity',
    transitionDuration: 'fast',
    _hover: { background: 'color-mix(in srgb, currentcolor 10%, transparent)' },
    _active: { opacity: '0.8', _motionSafe: { transform: 'scale(0.98)' } },
    _disabled: { opacity: '0.55', cursor: 'not-allowed' },
    _focusVisible: { borderRadius: 'control' },
  },
  variants: {
    variant: {
      solid: { background: 'accent.solid', color: 'accent.on', _hover: { background: 'accent.deep' } },
    },
  },
});

interface IconButtonProps extends Omit<HTMLChakraProps<'button'>, 'as' | 'asChild' | 'children'> {
  /** What the button does, for those who cannot see the picture. */
  readonly label: string;
  readonly icon: ReactNode;
  readonly variant?: 'solid';
}

/** A 44 px square button with a picture on it and a name behind it. Takes Chakra style props too. */
export function IconButton({ label, icon, type = 'button', ...rest }: IconButtonProps) {
  return (
    <IconBase {...rest} type={type} aria-label={label} title={label}>
      {icon}
    </IconBase>
  );
}
