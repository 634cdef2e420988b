import { chakra } from '@chakra-ui/react';
import { campOn, type CampSeason } from '@kidcode/scheduling';
import { SampleBadge } from '@kidcode/ui';

import { PART_SCENES } from '../../../content/camps';
import { campParts, type CampPart } from '../camp-part';

const List = /* @__PURE__ */ chakra('ol', {
  base: { display: 'grid', gap: '8' },
  variants: {
    columns: {
      two: { md: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
      three: { md: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
    },
  },
});
const Part = /* @__PURE__ */ chakra('li', {
  base: {
    display: 'grid',
    gap: '3',
    alignContent: 'start',
    justifyItems: 'start',
    '& > img': {
      width: 'full',
      aspectRatio: '16 / 11',
      objectFit: 'contain',
      padding: '4',
      borderRadius: 'card',
      background: 'accent.tint',
    },
    '& > h3': { textStyle: 'h3', fontSize: 'xl' },
    '& > p': { textStyle: 'label', color: 'accent.text' },
    '& > ul': { display: 'grid', gap: '1' },
  },
});

/** What the children do in a part: two lines where it is one week, the names of the weeks where it is a month. */
function PartLines({ part, season }: { readonly part: CampPart; readonly season: CampSeason }) {
  const [only, ...more] = part.themes;
  if (only !== undefined && more.length === 0) {
    return (
      <ul>
        {campOn(season).groups.map(({ name, ages }) => (
          <li key={name}>
            <strong>{`${name} (${ages}): `}</strong>
            {(name === 'Juniors' ? only.juniors : only.seniors).focus}
          </li>
        ))}
      </ul>
    );
  }
  return (
    <ul>
      {part.themes.map(({ week, title }) => (
        <li key={week}>{`Week ${week}: ${title}`}</li>
      ))}
    </ul>
  );
}

/** A season's parts, each with a picture of what a child makes. */
export function OverviewParts({ season }: { readonly season: CampSeason }) {
  const parts = campParts(season);
  if (parts.length === 0) return null;
  return (
    <List columns={parts.length === 2 ? 'two' : 'three'}>
      {parts.map((part, index) => {
        const scene = PART_SCENES[season][index];
        return (
          <Part key={part.id}>
            {scene && <img src={scene.src} alt={scene.alt} width={640} height={440} loading="lazy" />}
            <p>{part.when}</p>
            <h3>{part.title}</h3>
            <PartLines part={part} season={season} />
            <SampleBadge />
          </Part>
        );
      })}
    </List>
  );
}
