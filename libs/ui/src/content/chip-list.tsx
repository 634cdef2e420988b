import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Chip } from './chip';

const List = /* @__PURE__ */ chakra('ul', { base: { display: 'flex', flexWrap: 'wrap', gap: '2' } });

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
    <List aria-label={label}>
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
    </List>
  );
}
