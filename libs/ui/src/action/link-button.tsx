import { chakra } from '@chakra-ui/react';
import type { HTMLChakraProps } from '@chakra-ui/react';
import { cloneElement } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { VisuallyHidden } from '../layout/visually-hidden';
import { buttonLabel } from './button-label';
import { buttonRecipe } from './button-recipe';
import type { ButtonSize, ButtonVariant } from './button-recipe';

const Base = /* @__PURE__ */ chakra('a', buttonRecipe);

interface LinkButtonLook extends Omit<HTMLChakraProps<'a'>, 'as' | 'asChild' | 'href' | 'children'> {
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
  readonly icon?: ReactNode;
  /** One quieter line under the words. */
  readonly subtitle?: ReactNode;
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
      <Base data-main-action="" {...rest}>
        {cloneElement(link, undefined, buttonLabel(link.props.children, icon, subtitle))}
      </Base>
    );
  }
  const { external = false, children, ...rest } = props;
  return (
    <Base data-main-action="" {...rest} {...(external && { target: '_blank', rel: 'noopener noreferrer' })}>
      {buttonLabel(children, icon, subtitle)}
      {external && <VisuallyHidden>(opens in a new tab)</VisuallyHidden>}
    </Base>
  );
}
