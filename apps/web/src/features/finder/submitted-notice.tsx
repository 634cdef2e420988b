import { chakra } from '@chakra-ui/react';
import { HAS_ONLINE } from '@kidcode/branches';
import { REGION } from '@kidcode/current-school';
import { Notice } from '@kidcode/ui';
import type { ReactNode } from 'react';

import type { SubmittedProblem } from './use-submitted-place';

const Root = /* @__PURE__ */ chakra('div', { base: { '& > *': { marginTop: '4' } } });

interface SubmittedNoticeProps {
  readonly problem: SubmittedProblem | null;
  /** Where distances are measured from meanwhile. */
  readonly measuredFrom: ReactNode;
}

/** Under the search: why there is no answer to what was submitted, and which place still counts. */
export function SubmittedNotice({ problem, measuredFrom }: SubmittedNoticeProps) {
  return (
    <Root role="status">
      {problem?.kind === 'looking-up' && <p>Looking up {problem.text}...</p>}
      {problem?.kind === 'failed' && (
        <Notice tone="warning">Places could not be loaded. Check your connection and try again.</Notice>
      )}
      {problem?.kind === 'unknown-zip' && (
        <Notice tone="warning" action={measuredFrom}>
          We do not know the ZIP code {problem.text}. Type one in {REGION.name}
          {HAS_ONLINE ? ', or join us online from anywhere.' : '.'}
        </Notice>
      )}
    </Root>
  );
}
