import { chakra } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import { controlRecipe } from './control-recipe';
import { useFieldControl } from './field-context';

const Base = /* @__PURE__ */ chakra('textarea', controlRecipe);

/** The attributes of a native text area. */
export type TextAreaProps = Omit<ComponentProps<'textarea'>, 'color' | 'content' | 'translate'>;

/** Several lines of text. Put it in a `Field`, or give it `aria-label`. */
export function TextArea({ rows = 4, ...props }: TextAreaProps) {
  return <Base rows={rows} {...useFieldControl()} {...props} />;
}
