import { chakra } from '@chakra-ui/react';
import { BRANCHES } from '@kidcode/branches';
import { BRAND } from '@kidcode/site';
import { Link } from 'react-router-dom';

import { Glyph } from '../../shared/glyph';
import { useSiteDispatch, useSiteSelector } from '../../shared/store-hooks';
import { showBranchToast } from '../branch/show-branch-toast';
import { selectChosenBranch } from '../branch/branch-slice';
import { IS_BRAND_LONG } from './header-size';

/** One width for every branch and for none: nothing moves when the remembered branch comes in. */
const Chip = chakra('a', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    minHeight: 'touch',
    width: { base: '6.5rem', md: '7.75rem', lg: '13.5rem' },
    paddingInline: { base: '2', lg: '3' },
    borderRadius: 'full',
    background: 'accent.tint',
    color: 'accent.text',
    fontSize: 'sm',
    fontWeight: '700',
    lineHeight: '1.15',
    whiteSpace: 'nowrap',
    '& > svg': { flexShrink: '0' },
    '& small': { display: 'block', fontSize: '0.75rem', fontWeight: '400', color: 'fg.ink' },
    _hover: { background: 'accent.wash' },
  },
  variants: {
    // On phones the strip above and the menu say it; between phone and desktop every pixel counts.
    isChosen: { true: { display: { base: 'none', md: 'flex' }, '& > svg': { lgDown: { display: 'none' } } } },
  },
});
const Short = chakra('span', { base: { display: { lg: 'none' } } });
const Long = chakra('span', { base: { display: { base: 'none', lg: 'inline' } } });

/** Which branch the pages are about, and the way to another one. */
export function CurrentlyViewing() {
  const chosen = useSiteSelector(selectChosenBranch);
  const dispatch = useSiteDispatch();
  return (
    <Chip asChild isChosen={chosen !== null}>
      <Link
        to="/learning-centers"
        onClick={chosen ? undefined : () => void showBranchToast(dispatch, 'select-center')}
      >
        <Glyph name="pin" size={18} />
        {chosen ? (
          <span>
            <small>Currently Viewing</small>
            {chosen !== 'online' && !IS_BRAND_LONG && <Long>{BRAND.name} </Long>}
            {BRANCHES[chosen].name}
          </span>
        ) : (
          <>
            <Short>Centers</Short>
            <Long>Select Learning Center</Long>
          </>
        )}
      </Link>
    </Chip>
  );
}
