import { chakra } from '@chakra-ui/react';
import { CAMP_SEASON_IDS, seasonTab } from '@kidcode/scheduling';

/** What parents ask first. */
const SUGGESTIONS = [
  ...CAMP_SEASON_IDS.slice(0, 1).map((season) => `What does ${seasonTab(season).title.toLowerCase()} cost?`),
  'Which class fits a 7-year-old?',
  'When are the centers open?',
];

const List = /* @__PURE__ */ chakra('ul', {
  base: { display: 'grid', justifyItems: 'start', gap: '2', marginTop: '2' },
});
const Suggestion = /* @__PURE__ */ chakra('button', {
  base: {
    minHeight: 'touch',
    paddingInline: '4',
    paddingBlock: '1',
    borderRadius: 'full',
    border: '2px solid {colors.line.strong}',
    fontSize: 'sm',
    fontWeight: '700',
    textAlign: 'start',
    color: 'accent.text',
    _hover: { borderColor: 'accent.solid', background: 'accent.tint' },
    _focusVisible: { borderRadius: 'full' },
  },
});

/** A first question with one tap, while nobody has asked one yet. */
export function Suggestions({ onChoose }: { readonly onChoose: (question: string) => void }) {
  return (
    <List aria-label="Questions to start with">
      {SUGGESTIONS.map((question) => (
        <li key={question}>
          <Suggestion type="button" onClick={() => onChoose(question)}>
            {question}
          </Suggestion>
        </li>
      ))}
    </List>
  );
}
