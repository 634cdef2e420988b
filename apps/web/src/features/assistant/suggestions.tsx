import { chakra } from '@chakra-ui/react';
import { Stack } from '@kidcode/ui';
import { CAMP_SEASON_IDS, seasonTab } from '@kidcode/scheduling';

export const FIRST_QUESTIONS = [
  ...CAMP_SEASON_IDS.slice(0, 1).map((season) => `What does ${seasonTab(season).title.toLowerCase()} cost?`),
  'Which class fits a 7-year-old?',
  'When are the centers open?',
];
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

interface SuggestionsProps {
  readonly label: string;
  readonly questions: readonly string[];
  readonly onChoose: (question: string) => void;
}

export function Suggestions({ label, questions, onChoose }: SuggestionsProps) {
  return (
    <Stack as="ul" justifyItems="start" gap="2" marginTop="2" aria-label={label}>
      {questions.map((question) => (
        <li key={question}>
          <Suggestion type="button" onClick={() => onChoose(question)}>
            {question}
          </Suggestion>
        </li>
      ))}
    </Stack>
  );
}
