import type { BranchId } from '@kidcode/branches';
import { useLocation } from 'react-router-dom';

import { useSiteNavigate } from '../../shared/navigation';
import { useSiteDispatch } from '../../shared/store-hooks';
import { branchChosen } from '../branch/branch-slice';

/**
 * @returns Makes a branch the current one, and leads home to it (specification 2, section 2). Who is at home already
 * stays there: no step is added to the history.
 */
export function useBranchAtHome(): (branch: BranchId) => void {
  const dispatch = useSiteDispatch();
  const navigate = useSiteNavigate();
  const { pathname } = useLocation();
  return (branch) => {
    dispatch(branchChosen(branch));
    navigate('/', { replace: pathname === '/' });
  };
}
