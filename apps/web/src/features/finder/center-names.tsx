import { chakra } from '@chakra-ui/react';
import { CENTERS, HAS_MANY_CENTERS } from '@kidcode/branches';
import { Band, SectionHeading } from '@kidcode/ui';
import { memo } from 'react';

import { countWords } from '../../shared/count-words';

const Names = /* @__PURE__ */ chakra('ul', {
  base: {
    columns: '11rem',
    columnGap: '8',
    '& a': {
      display: 'flex',
      alignItems: 'center',
      minHeight: 'touch',
      _hover: { textDecoration: 'underline' },
    },
  },
});

const byName = HAS_MANY_CENTERS ? CENTERS.toSorted((a, b) => a.name.localeCompare(b.name)) : [];

/** Every center by its name where the list shows only the first ones: nobody needs a script to get to one. */
export const CenterNames = memo(function CenterNames() {
  if (!HAS_MANY_CENTERS) return null;
  return (
    <Band tone="sunken" labelledBy="center-names">
      <SectionHeading id="center-names" title={countWords(CENTERS.length, 'center')} />
      <Names>
        {byName.map(({ id, name }) => (
          <li key={id}>
            <a href={`/${id}`}>{name}</a>
          </li>
        ))}
      </Names>
    </Band>
  );
});
