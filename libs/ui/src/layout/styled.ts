import { chakra, type SystemStyleObject } from '@chakra-ui/react';
import type { JSX } from 'react';

/** An element with styles of its own. One with variants, and one of another component, is made with `chakra`. */
export const styled = <Tag extends keyof JSX.IntrinsicElements>(tag: Tag, base: SystemStyleObject) =>
  chakra(tag, { base });
