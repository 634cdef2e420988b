import { chakra } from '@chakra-ui/react';
import { finderTransition } from '@kidcode/branches';
import { Button } from '@kidcode/ui';
import { SlidersHorizontal } from 'lucide-react';
import { useId, useState } from 'react';

import { FilterFields } from './filter-fields';
import { FINDER_STARTS } from './finder-slice';
import type { Finder } from './use-finder';

const Root = /* @__PURE__ */ chakra('div', { base: { display: 'grid', gap: '4' } });
const Opener = /* @__PURE__ */ chakra('div', {
  base: { display: 'grid' },
  variants: { place: { page: { md: { display: 'none' } }, home: { md: { justifySelf: 'start' } } } },
});
const Fields = /* @__PURE__ */ chakra('div', {
  base: {
    gap: '4',
    alignItems: 'end',
    gridTemplateColumns: {
      base: 'minmax(0, 1fr)',
      sm: 'repeat(2, minmax(0, 1fr))',
      lg: '1fr 1fr 1fr 1.6fr auto',
    },
  },
  variants: {
    open: { true: { display: 'grid' }, false: { display: 'none' } },
    place: { page: { md: { display: 'grid' } }, home: {} },
  },
});

/** How many filters differ from what the finder starts with. */
function countFilters({ criteria, place }: Finder): number {
  // A named place orders by distance without anybody's choice.
  const event = { type: 'placeChosen', near: criteria.near } as const;
  const start = finderTransition(criteria, event, FINDER_STARTS[place]);
  const keys = ['state', 'city', 'distance', 'sortBy', 'showFavorites'] as const;
  return keys.filter((key) => criteria[key] !== start[key]).length;
}

/** The filters, behind a button on phones. Inside the home page they are behind it everywhere, and not in its HTML. */
export function FilterForm({ finder }: { readonly finder: Finder }) {
  const { place } = finder;
  const [isOpen, setIsOpen] = useState(false);
  const fieldsId = useId();
  const count = countFilters(finder);
  return (
    <Root>
      <Opener place={place}>
        <Button
          variant="outline"
          icon={<SlidersHorizontal size={20} aria-hidden="true" />}
          aria-expanded={isOpen}
          aria-controls={fieldsId}
          onClick={() => setIsOpen(!isOpen)}
        >
          {count === 0 ? 'Filters' : `Filters (${count})`}
        </Button>
      </Opener>
      <Fields id={fieldsId} open={isOpen} place={place}>
        {(place === 'page' || isOpen) && <FilterFields finder={finder} />}
      </Fields>
    </Root>
  );
}
