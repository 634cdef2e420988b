import { chakra } from '@chakra-ui/react';
import type { CampSeasonInfo } from '@kidcode/scheduling';
import { samplesIn } from '@kidcode/school';
import { SampleBadge } from '@kidcode/ui';

import { isShown } from '../../../shared/samples';
import { siteConfig } from '../../../shared/site-config';
import { campParts, focusOf, type CampPart } from '../camp-part';

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
function PartLines({ part, camp }: { readonly part: CampPart; readonly camp: CampSeasonInfo }) {
  const [only, ...more] = part.themes;
  if (only !== undefined && more.length === 0) {
    return (
      <ul>
        {camp.groups.map(({ name, ages }, group) => {
          const focus = focusOf(only, group);
          return (
            isShown(focus) && (
              <li key={name}>
                <strong>{`${name} (${ages}): `}</strong>
                {focus.focus}
              </li>
            )
          );
        })}
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
export function OverviewParts({ camp }: { readonly camp: CampSeasonInfo }) {
  const parts = campParts(camp);
  if (parts.length === 0) return null;
  return (
    <List columns={parts.length === 2 ? 'two' : 'three'}>
      {parts.map((part, index) => {
        const scene = camp.copy.scenes[index];
        return (
          <Part key={part.id}>
            {scene && <img src={scene.src} alt={scene.alt} width={640} height={440} loading="lazy" />}
            <p>{part.when}</p>
            <h3>{part.title}</h3>
            <PartLines part={part} camp={camp} />
            {siteConfig.showSamples && samplesIn(part.themes).length > 0 && <SampleBadge />}
          </Part>
        );
      })}
    </List>
  );
}
