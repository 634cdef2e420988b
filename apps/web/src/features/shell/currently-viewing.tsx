import { chakra } from '@chakra-ui/react';
import { BRANCHES } from '@kidcode/branches';
import { BRAND } from '@kidcode/site';
import { Link } from 'react-router-dom';

import { Glyph } from '../../shared/glyph';
import { useSiteDispatch, useSiteSelector } from '../../shared/store-hooks';
import { showBranchToast } from '../branch/show-branch-toast';
import { selectChosenBranch } from '../branch/branch-slice';

/** One width for every branch and for none: nothing moves when the remembered branch comes in. */
const Chip = chakra('a', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    minHeight: 'touch',
    width: { base: '6.5rem', lg: '13.5rem' },
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
    // The strip above says it on narrow screens.
    isChosen: { true: { display: { base: 'none', lg: 'flex' } } },
  },
});
const Short = chakra('span', { base: { display: { lg: 'none' } } });
const Long = chakra('span', { base: { display: { base: 'none', lg: 'block' } } });

/** Which branch the pages are about, and the way to another one. */
export function CurrentlyViewing() {
  const chosen = useSiteSelector(selectChosenBranch);
  const dispatch = useSiteDispatch();
  const place =
    chosen === 'online' ? BRANCHES.online.name : chosen && `${BRAND.name} ${BRANCHES[chosen].name}`;
  return (
    <Chip asChild isChosen={place !== null}>
      <Link
        to="/learning-centers"
        onClick={place ? undefined : () => void showBranchToast(dispatch, 'select-center')}
      >
        <Glyph name="pin" size={18} />
        {place ? (
          <span>
            <small>Currently Viewing</small>
            {place}
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
