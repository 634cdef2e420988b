import { chakra } from '@chakra-ui/react';
import { TextLink, VisuallyHidden } from '@kidcode/ui';
import type { ReactNode } from 'react';

const Note = /* @__PURE__ */ chakra('p', { base: { textStyle: 'small', color: 'fg.quiet' } });

/**
 * What becomes of the words in a form, beside every form: in one sentence, and in full behind the link, which opens in
 * a tab of its own so that nothing typed is lost.
 */
export function FormNote({ children }: { readonly children: ReactNode }) {
  return (
    <Note>
      {children}{' '}
      <TextLink stands="inSentence" href="/privacy-policy" target="_blank" rel="noopener">
        Privacy policy<VisuallyHidden> (opens in a new tab)</VisuallyHidden>
      </TextLink>
    </Note>
  );
}
