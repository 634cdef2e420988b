import { chakra } from '@chakra-ui/react';
import { ChipList, SampleBadge, SectionHeading } from '@kidcode/ui';

import { TOOL_CATEGORIES } from '../../../content/camps';

const List = /* @__PURE__ */ chakra('ul', {
  base: { display: 'grid', borderTop: '2px solid {colors.line.strong}' },
});
const Category = /* @__PURE__ */ chakra('li', {
  base: {
    display: 'grid',
    gap: '2',
    alignItems: 'center',
    paddingBlock: '4',
    borderBottom: '1px solid {colors.line.hair}',
    md: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', columnGap: '8' },
    '& h3': { textStyle: 'h3', display: 'flex', flexWrap: 'wrap', gap: '3', alignItems: 'center' },
    '& p': { color: 'fg.quiet' },
  },
});

/** The kinds of tools that children work with. */
export function TechnologyPanel() {
  return (
    <>
      <SectionHeading
        title="What they work with"
        lead="Tools by kind. Which ones your child meets depends on the age group and on the week’s theme."
      />
      <List>
        {TOOL_CATEGORIES.map(({ title, text, tools }) => (
          <Category key={title}>
            <div>
              <h3>
                {title}
                <SampleBadge />
              </h3>
              <p>{text}</p>
            </div>
            <ChipList facts={tools} tone="accent" label={`Tools for ${title.toLowerCase()}`} />
          </Category>
        ))}
      </List>
    </>
  );
}
