import { CAMPS_TEXT } from '@kidcode/current-school/generated/texts/camps';
import type { CampSeason } from '@kidcode/scheduling';
import { ChipList, SampleBadge, SectionHeading, Stack, styled } from '@kidcode/ui';

import { shownOf } from '../../../shared/samples';
import { NotPublished } from './not-published';

const Category = /* @__PURE__ */ styled('li', {
  display: 'grid',
  gap: '2',
  alignItems: 'center',
  paddingBlock: '4',
  borderBottom: '1px solid {colors.line.hair}',
  md: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', columnGap: '8' },
  '& h3': { textStyle: 'h3', display: 'flex', flexWrap: 'wrap', gap: '3', alignItems: 'center' },
  '& p': { color: 'fg.quiet' },
});

/** The kinds of tools that children work with. */
export function TechnologyPanel({ season }: { readonly season: CampSeason }) {
  const kinds = shownOf(CAMPS_TEXT.tools);
  if (kinds.length === 0) {
    return (
      <NotPublished season={season} what="The list of tools is">
        Leave us your e-mail and we send it to you.
      </NotPublished>
    );
  }
  return (
    <>
      <SectionHeading
        title="What they work with"
        lead="Tools by kind. Which ones your child meets depends on the age group and on the week’s theme."
      />
      <Stack as="ul" borderTop="2px solid {colors.line.strong}">
        {kinds.map(({ title, text, tools, sample }) => (
          <Category key={title}>
            <div>
              <h3>
                {title}
                {sample && <SampleBadge />}
              </h3>
              <p>{text}</p>
            </div>
            <ChipList facts={tools} tone="accent" label={`Tools for ${title.toLowerCase()}`} />
          </Category>
        ))}
      </Stack>
    </>
  );
}
