import { PUZZLES } from '@kidcode/current-school';

import { useSiteNavigate } from '../../shared/navigation';
import { useQuery } from '../../shared/use-query';

const PUZZLE = 'puzzle';

/**
 * The puzzle that is open, by its id, stands in the address: a reload shows it. Each is a step of the history.
 *
 * @returns `puzzle`, null before Start and where the school has none of this id; `open`, which leads to one.
 */
export function usePuzzleAddress() {
  const asked = new URLSearchParams(useQuery().search).get(PUZZLE);
  const navigate = useSiteNavigate();
  return {
    puzzle: PUZZLES.find(({ id }) => id === asked)?.id ?? null,
    open: (id: string) => {
      // The browser's own: a second press may come before the first has led on.
      const { pathname, search, hash } = window.location;
      const params = new URLSearchParams(search);
      if (params.get(PUZZLE) === id) return;
      params.set(PUZZLE, id);
      navigate({ pathname, search: params.toString(), hash }, { preventScrollReset: true });
    },
  };
}
