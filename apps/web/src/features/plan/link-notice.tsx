import { chakra } from '@chakra-ui/react';
import type { OpenedPlan, PlanSchool } from '@kidcode/plan';
import { formatPrice } from '@kidcode/pricing';
import { formatLongDate } from '@kidcode/scheduling';
import { Button, Notice } from '@kidcode/ui';

import { changeWords } from './plan-words';

const Changes = /* @__PURE__ */ chakra('ul', { base: { listStyle: 'disc', paddingInlineStart: '1.2em' } });

interface LinkNoticeProps {
  readonly link: OpenedPlan | 'damaged';
  readonly school: PlanSchool;
  /** Null where this browser has no plan of its own. */
  readonly backToOwn: (() => void) | null;
}

/** What the link that was opened brought: a plan of a day, with what changed since, or nothing that can be read. */
export function LinkNotice({ link, school, backToOwn }: LinkNoticeProps) {
  if (link === 'damaged') {
    return (
      <Notice tone="warning" role="status" title="This link is damaged">
        It is cut off or mistyped: ask for it again. What you planned here is still here.
      </Notice>
    );
  }
  const changes = [...new Set(link.changes.map((one) => changeWords(one, school)))];
  return (
    <Notice
      role="status"
      title={`A plan of ${formatLongDate(link.sharedOn)}, ${formatPrice(link.totalThen)} then`}
      action={
        backToOwn !== null && (
          <Button variant="outline" marginTop="2" onClick={backToOwn}>
            Back to my own plan
          </Button>
        )
      }
    >
      {changes.length === 0 ? (
        'Nothing has changed since.'
      ) : (
        <Changes>
          {changes.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </Changes>
      )}
    </Notice>
  );
}
