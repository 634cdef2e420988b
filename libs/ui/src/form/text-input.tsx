import { chakra } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import { controlRecipe } from './control-recipe';
import { useFieldControl } from './field-context';

const Base = /* @__PURE__ */ chakra('input', controlRecipe);

/** The attributes of a native input. */
export type TextInputProps = Omit<
  ComponentProps<'input'>,
  'color' | 'size' | 'width' | 'height' | 'content' | 'translate'
>;

/** One line of text, an e-mail, a phone number, a search. Put it in a `Field`, or give it `aria-label`. */
export function TextInput(props: TextInputProps) {
  return <Base type="text" {...useFieldControl()} {...props} />;
}
