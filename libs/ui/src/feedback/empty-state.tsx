import type { ReactNode } from 'react';
import { BlockMark } from './block-mark';
import { StatePanel } from './state-panel';

export interface EmptyStateProps {
  /** What is missing, as a sentence. */
  readonly title: ReactNode;
  /** The way on. */
  readonly action?: ReactNode;
  readonly picture?: ReactNode;
  readonly level?: 2 | 3;
  /** Announced, for lists that empty while one types. */
  readonly role?: 'status';
  readonly children?: ReactNode;
}

/** Nothing to show, told kindly, with a way on. */
export function EmptyState({ picture = <BlockMark />, ...rest }: EmptyStateProps) {
  return <StatePanel tone="empty" picture={picture} {...rest} />;
}
