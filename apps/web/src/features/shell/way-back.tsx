import { IconButton, styled } from '@kidcode/ui';
import { ArrowUp, House } from 'lucide-react';
import { followPath } from '@kidcode/site';
import { Link, useLocation } from 'react-router-dom';

import { FLOATING } from '../../shared/floating';

/** Bottom left: the right corner is the chat's. A page with a bar at the bottom says how high in `--bottom-bar`. */
const Group = styled('nav', {
  ...FLOATING,
  position: 'fixed',
  zIndex: 'float',
  insetInlineStart: 'gutter',
  bottom: 'calc(var(--bottom-bar, 0px) + 1rem)',
  display: 'flex',
  gap: '2',
  '& > *': {
    display: 'grid',
    placeItems: 'center',
    width: 'touch',
    height: 'touch',
    borderRadius: 'full',
    background: 'bg.raised',
    color: 'accent.text',
    boxShadow: 'float',
    animation: 'rise {durations.fast} {easings.out}',
    _hover: { background: 'accent.tint' },
  },
  '@media print': { display: 'none' },
});

function scrollToTop(): void {
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: isStill ? 'instant' : 'smooth' });
  // The button goes away with the scroll, and would take the focus with it.
  document.getElementById('content')?.focus({ preventScroll: true });
}

export function WayBack() {
  const { pathname } = useLocation();
  return (
    <Group aria-label="Way back" data-float="">
      <IconButton label="Scroll to top" icon={<ArrowUp size={22} />} onClick={scrollToTop} />
      {followPath(pathname).end?.row.page !== 'home' && (
        <Link to="/" aria-label="Go to home page" title="Go to home page">
          <House size={20} />
        </Link>
      )}
    </Group>
  );
}
