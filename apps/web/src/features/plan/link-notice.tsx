import type { PlanSchool } from '@kidcode/plan';
import { formatPrice } from '@kidcode/pricing';
import { formatLongDate } from '@kidcode/scheduling';
import { Button, Notice, Row, styled } from '@kidcode/ui';

import type { PlanLink } from './plan-storage';
import { changeWords } from './plan-words';
import type { PlanOnPage } from './use-plan';

const Changes = /* @__PURE__ */ styled('ul', { listStyle: 'disc', paddingInlineStart: '1.2em' });

const DAMAGED = { title: 'This link is damaged', words: 'It is cut off or mistyped: ask for it again.' };

/** Why a link cannot be read, and what helps. */
const UNREADABLE: Readonly<
  Record<Extract<PlanLink, string>, { readonly title: string; readonly words: string }>
> = {
  'no-plan': DAMAGED,
  'link-damaged': DAMAGED,
  'link-too-old': {
    title: 'This link is of an earlier form of this page',
    words: 'It can no longer be opened: ask for a new one, or build the plan again here.',
  },
  'link-too-new': {
    title: 'This link is newer than this page',
    words: 'Reload the page, and open the link again.',
  },
};

interface LinkNoticeProps extends Pick<PlanOnPage, 'hasOwnMarks' | 'backToOwn'> {
  readonly link: PlanLink;
  readonly school: PlanSchool;
}

/** What the link that was opened brought: a plan of a day, with what changed since, or nothing that can be read. */
export function LinkNotice({ link, school, hasOwnMarks, backToOwn }: LinkNoticeProps) {
  if (typeof link === 'string') {
    const { title, words } = UNREADABLE[link];
    return (
      <Notice tone="warning" role="status" title={title}>
        {`${words} What you planned here is still here.`}
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
      {hasOwnMarks && (
        <p>
          What you have registered in your own plan counts as registered here, too. Is it another child’s?
          Then take the tick away under “Register”.
        </p>
      )}
    </Notice>
  );
}

interface BeforeNoticeProps {
  readonly backToOwn: () => void;
  readonly forgetOwn: () => void;
}

/** That a link's plan took the place of the own one, which waits until it is put back or given up. */
export function BeforeNotice({ backToOwn, forgetOwn }: BeforeNoticeProps) {
  return (
    <Notice
      role="status"
      title="This plan came as a link"
      action={
        <Row gap="3" marginTop="2">
          <Button variant="outline" onClick={backToOwn}>
            Back to my own plan
          </Button>
          <Button variant="outline" onClick={forgetOwn}>
            Forget my own plan
          </Button>
        </Row>
      }
    >
      It was changed here, and so took the place of your own plan. That one is kept as you left it.
    </Notice>
  );
}
