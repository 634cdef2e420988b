import { Stack, Section, styled } from '@kidcode/ui';
import { BRANCH_IDS, BRANCHES, fewOf, HAS_MANY_CENTERS, HAS_ONLINE, type BranchId } from '@kidcode/branches';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';

import { AllCenters } from '../shared/page-link';
import type { BlockProps } from './all-blocks';

const ORDER: readonly BranchId[] = [...BRANCH_IDS].sort(
  (a, b) => Number(a === 'online') - Number(b === 'online'),
);
const Row = /* @__PURE__ */ styled('li', {
  '& > a': {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr) auto', md: 'minmax(0, 1fr) minmax(0, 1fr) auto' },
    gap: '4',
    alignItems: 'center',
    padding: 'clamp(1rem, 2.5vw, 1.5rem)',
    borderRadius: 'card',
    background: 'accent.tint',
    borderInlineStart: '8px solid {colors.accent.solid}',
    transition: 'transform',
    transitionDuration: 'fast',
    _hover: { _motionSafe: { transform: 'translateX(4px)' } },
  },
  '& strong': { display: 'block', textStyle: 'h3' },
  '& svg': {
    color: 'accent.text',
    gridRow: { base: '1 / span 2', md: 'auto' },
    gridColumn: { base: '2', md: '3' },
  },
});
const Hours = /* @__PURE__ */ styled('span', {
  textStyle: 'small',
  fontVariantNumeric: 'tabular-nums',
  '& > span': { display: 'block' },
});

export function Places(frame: BlockProps<'places'>) {
  return (
    <Section {...frame}>
      <Stack as="ul" gap="3">
        {fewOf(ORDER, HAS_ONLINE ? 'online' : undefined).map((id) => {
          const { name, address, weekdayHours, weekendHours } = BRANCHES[id];
          return (
            <Row key={id} data-branch={id}>
              <Link to={`/${id}`}>
                <span>
                  <strong>{name}</strong>
                  {id === 'online' ? 'Live classes from anywhere in the USA' : address}
                </span>
                <Hours>
                  <span>Mon-Fri {weekdayHours}</span>
                  <span>Sat-Sun {weekendHours}</span>
                </Hours>
                <ArrowRight size={22} />
              </Link>
            </Row>
          );
        })}
        {HAS_MANY_CENTERS && (
          <li>
            <AllCenters />
          </li>
        )}
      </Stack>
    </Section>
  );
}
