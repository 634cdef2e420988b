import { chakra } from '@chakra-ui/react';
import { CORE_LEVELS, type CoreLevel } from '@kidcode/scheduling';
import { Band, VisuallyHidden, LARGE_TEXT, styled } from '@kidcode/ui';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';

import { isShown } from '../shared/samples';
import type { BlockProps } from './all-blocks';

const Bricks = /* @__PURE__ */ styled('ol', {
  display: 'grid',
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  [LARGE_TEXT]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  gap: '1',
  '& a': {
    display: 'grid',
    placeContent: 'center',
    minHeight: '3.5rem',
    borderRadius: 'control',
    background: 'accent.wash',
    fontFamily: 'heading',
    fontWeight: '600',
    fontSize: 'lg',
    _hover: { outline: '2px solid {colors.accent.solid}' },
  },
  '& a[aria-current]': { background: 'accent.solid', color: 'accent.on' },
});
const Neighbors = /* @__PURE__ */ styled('div', {
  display: 'grid',
  gap: '4',
  sm: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '& > a': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'center',
    gap: '4',
    padding: '1.25rem 1.5rem',
    borderRadius: 'card',
    border: '2px solid {colors.line.hair}',
    transition: 'border-color',
    transitionDuration: 'fast',
    _hover: { borderColor: 'accent.solid' },
  },
  '& > a[rel=next]': {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    sm: { gridColumn: '2', textAlign: 'end' },
  },
  '& strong': { textStyle: 'h3', display: 'block' },
  '& span span': { textStyle: 'label', color: 'fg.quiet' },
  '& svg': { color: 'accent.text' },
});

const titleOf = (level: CoreLevel) => (isShown(level) ? level.title : 'To be told');

const pathOf = ({ id }: CoreLevel) => `/online/programs/core/${id}`;

export function Levels({ level, divider = 'curve', ...frame }: BlockProps<'levels'>) {
  const at = CORE_LEVELS.findIndex(({ id }) => id === level);
  const before: CoreLevel | undefined = CORE_LEVELS[at - 1];
  const after: CoreLevel | undefined = CORE_LEVELS[at + 1];
  return (
    <Band divider={divider} {...frame}>
      <chakra.nav display="grid" gap="8" aria-label="Levels">
        <Bricks>
          {CORE_LEVELS.map((step) => (
            <li key={step.id}>
              <Link to={pathOf(step)} aria-current={step.id === level ? 'page' : undefined}>
                <VisuallyHidden>Level </VisuallyHidden>
                {step.level}
                <VisuallyHidden>: {titleOf(step)}</VisuallyHidden>
              </Link>
            </li>
          ))}
        </Bricks>
        <Neighbors>
          {before && (
            <Link to={pathOf(before)} rel="prev">
              <ArrowLeft size={22} />
              <span>
                <span>Level {before.level}</span>
                <strong>{titleOf(before)}</strong>
              </span>
            </Link>
          )}
          {after && (
            <Link to={pathOf(after)} rel="next">
              <span>
                <span>Level {after.level}</span>
                <strong>{titleOf(after)}</strong>
              </span>
              <ArrowRight size={22} />
            </Link>
          )}
        </Neighbors>
      </chakra.nav>
    </Band>
  );
}
