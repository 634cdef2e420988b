import type * as v from 'valibot';

import type { Heading } from './define-block';
import * as programBlocks from './program-blocks';
import * as projectBlocks from './project-blocks';
import * as wordBlocks from './word-blocks';

/** Every block by the name that stands behind the three backticks; its component stands in the file of that name. */
export const BLOCKS = { ...wordBlocks, ...programBlocks, ...projectBlocks };

type Headline<Kind extends Heading> = Kind extends 'needed'
  ? { readonly id: string; readonly title: string; readonly lead?: string }
  : object;

/** What the component of a block is given: its fields as they are meant, and the headline above it. */
export type BlockProps<Name extends keyof typeof BLOCKS> = Omit<
  v.InferOutput<(typeof BLOCKS)[Name]['schema']>,
  'where' | 'id' | 'instead of samples'
> &
  Headline<(typeof BLOCKS)[Name]['heading']>;
