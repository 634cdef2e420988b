import { Badge, SampleBadge, SectionHeading, styled } from '@kidcode/ui';

import { campParts, useShownCamp, type CampAtCenter } from './use-shown-camp';

const List = /* @__PURE__ */ styled('ul', {
  display: 'grid',
  gap: '4',
  marginTop: '6',
  sm: { gridTemplateColumns: 'repeat(auto-fit, minmax(16rem, 1fr))' },
  '& > li': { layerStyle: 'card', padding: '6', display: 'grid', gap: '1', justifyItems: 'start' },
  '& p': { textStyle: 'label', color: 'fg.quiet' },
  '& h3': { textStyle: 'h3' },
});

/** A short look back at the edition that has been: when it was and what the children did; never what it cost (D-44). */
export function PastEdition({ season, branchId }: CampAtCenter) {
  const { camp } = useShownCamp(season, branchId);
  const { title, year, dates, length } = camp;
  const parts = campParts(camp);
  return (
    <>
      <Badge marginBottom="3">Past camp</Badge>
      <SectionHeading
        id="look-back"
        title={`A look back at ${title} ${year}`}
        lead={`It was ${dates}${length === null ? '' : `, ${length}`}.`}
      />
      {parts.length > 0 && (
        <List>
          {parts.map((part) => (
            <li key={part.id}>
              <p>{part.when}</p>
              <h3>{part.title}</h3>
              {part.sample && <SampleBadge />}
            </li>
          ))}
        </List>
      )}
    </>
  );
}
