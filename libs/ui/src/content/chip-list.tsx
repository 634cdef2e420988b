import type { ReactNode } from 'react';
import { Chip } from './chip';
import { Row } from '../layout/stack';

/** A fact and, optionally, its icon. */
export interface ChipFact {
  readonly label: string;
  readonly icon?: ReactNode;
}

export interface ChipListProps {
  readonly facts: readonly (string | ChipFact)[];
  readonly tone?: 'plain' | 'accent' | 'solid';
  /** Names the list for screen readers. */
  readonly label?: string;
}

/** Facts as chips that wrap. */
export function ChipList({ facts, tone = 'plain', label }: ChipListProps) {
  return (
    <Row as="ul" gap="2" aria-label={label}>
      {facts.map((fact) => {
        const { label: words, icon } = typeof fact === 'string' ? { label: fact, icon: undefined } : fact;
        return (
          <li key={words}>
            <Chip tone={tone} icon={icon}>
              {words}
            </Chip>
          </li>
        );
      })}
    </Row>
  );
}
