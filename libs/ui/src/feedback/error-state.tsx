import type { ReactNode } from 'react';
import { BlockMark } from './block-mark';
import { StatePanel } from './state-panel';

export interface ErrorStateProps {
  /** What went wrong, in words a parent uses. */
  readonly title: ReactNode;
  /** Try again, or another way to reach us. */
  readonly action: ReactNode;
  readonly picture?: ReactNode;
  readonly level?: 2 | 3;
  readonly children?: ReactNode;
}

/** A failure, announced when it appears, with what to do about it. */
export function ErrorState({ picture = <BlockMark tumbled />, ...rest }: ErrorStateProps) {
  return <StatePanel tone="error" role="alert" picture={picture} {...rest} />;
}
