import { chakra } from '@chakra-ui/react';
import { Band, SampleBadge, SectionHeading } from '@kidcode/ui';

const Columns = /* @__PURE__ */ chakra('div', {
  base: {
    display: 'grid',
    gap: '12',
    lg: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 4fr)', columnGap: '24' },
  },
});
const Weeks = /* @__PURE__ */ chakra('ol', {
  base: {
    '& > li': {
      display: 'grid',
      gridTemplateColumns: '6.5rem minmax(0, 1fr)',
      gap: '4',
      alignItems: 'baseline',
      paddingBlock: '4',
      borderTop: '2px solid {colors.line.hair}',
      '& > span': { textStyle: 'label', color: 'accent.text' },
      '& > p': { textStyle: 'h4' },
    },
  },
});
const Ideas = /* @__PURE__ */ chakra('ul', {
  base: {
    display: 'grid',
    gap: '3',
    '& > li': {
      padding: '1rem 1.25rem',
      borderRadius: 'control',
      background: 'bg.raised',
      borderInlineStart: '6px solid {colors.accent.solid}',
      fontWeight: '700',
    },
  },
});
const Heading = /* @__PURE__ */ chakra('h3', { base: { textStyle: 'h3', marginBottom: '4' } });

interface MonthPlanProps {
  readonly title: string;
  readonly weeks: readonly string[];
  readonly ideasTitle: string;
  readonly ideas: readonly string[];
}

/** A level's month, week by week, and the ideas that stay. Sample content (D-28). */
export function MonthPlan({ title, weeks, ideasTitle, ideas }: MonthPlanProps) {
  return (
    <Band tone="sunken" divider="slope" labelledBy="month">
      <Columns>
        <div>
          <SectionHeading id="month" title={title} eyebrow={<SampleBadge />} />
          <Weeks>
            {weeks.map((week, index) => (
              <li key={week}>
                <span>Week {index + 1}</span>
                <p>{week}</p>
              </li>
            ))}
          </Weeks>
        </div>
        <div>
          <Heading>{ideasTitle}</Heading>
          <Ideas>
            {ideas.map((idea) => (
              <li key={idea}>{idea}</li>
            ))}
          </Ideas>
        </div>
      </Columns>
    </Band>
  );
}
