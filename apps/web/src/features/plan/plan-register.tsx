import { chakra } from '@chakra-ui/react';
import type { TokenRequest } from '@kidcode/booking';
import type { FamilyLine, PlanSchool } from '@kidcode/plan';
import { Button, CheckboxRow, styled } from '@kidcode/ui';
import { useState } from 'react';

import { REGISTRATION_TEXTS, useRegister } from '../camps/register';
import { OfflineNotice, ReadyLink } from '../hand-off/hand-off';
import { itemKey } from './plan-storage';
import { lineWords, nameIn } from './plan-words';
import type { PlanOnPage } from './use-plan';

const List = /* @__PURE__ */ styled('ol', {
  width: 'full',
  display: 'grid',
  gap: '3',
  '& > li': { display: 'grid', gap: '2', justifyItems: 'start' },
});

/** What the portal gets signed for a line; null for one that cannot be registered for. */
function requestOf({ entry, selection, counts }: FamilyLine): TokenRequest | null {
  if (!counts) return null;
  if (entry.kind === 'course') return { courseCode: entry.courseCode, startLabel: entry.startLabel };
  return selection === null ? null : { ...selection, branchId: entry.branch };
}

interface PlanRegisterProps extends Pick<
  PlanOnPage,
  'plan' | 'quote' | 'opened' | 'done' | 'markOpened' | 'toggleDone'
> {
  readonly school: PlanSchool;
}

/**
 * Child by child through the portal, one signed selection each (D-13, D-15). What became of it there nobody tells this page:
 * it says what was opened, and the parent ticks what is registered.
 */
export function PlanRegister(props: PlanRegisterProps) {
  const { plan, quote, opened, done, school, markOpened, toggleDone } = props;
  const nameOf = nameIn(plan);
  const { state, isSending, register: handOver } = useRegister();
  /** The line whose registration is on its way. */
  const [current, setCurrent] = useState<string | null>(null);
  const open = quote.lines.flatMap((line) => {
    const request = requestOf(line);
    const key = itemKey(line.childId, line.entry);
    // What is registered stays, when its week is full or closed, too: the tick can be taken back.
    return request === null && !done.includes(key) ? [] : [{ line, request, key }];
  });
  if (open.length === 0) return null;
  const finished = open.filter(({ key }) => done.includes(key)).length;
  const begun = open.filter(({ key }) => opened.includes(key) && !done.includes(key)).length;

  const isOpened = (key: string) => opened.includes(key) || done.includes(key);
  const register = (key: string, childId: string, request: TokenRequest) => {
    if (isSending()) return;
    setCurrent(key);
    const { length } = plan.children;
    const place = { child: plan.children.findIndex(({ id }) => id === childId) + 1, of: length };
    handOver(request, () => markOpened(key), length > 1 ? place : null);
  };

  return (
    <>
      <chakra.p textStyle="h4" role="status">
        {`${finished} of ${open.length} registered${begun === 0 ? '' : `, ${begun} opened`}`}
      </chakra.p>
      <List aria-label="Register">
        {open.map(({ line, request, key }) => (
          <li key={key}>
            {request === null ? (
              <p>{`${nameOf(line.childId)}, ${lineWords(line, school)}`}</p>
            ) : (
              <Button
                variant={isOpened(key) ? 'outline' : 'primary'}
                loading={current === key && state.step === 'creating'}
                loadingText={REGISTRATION_TEXTS.submitBusy}
                onClick={() => register(key, line.childId, request)}
              >
                {`${isOpened(key) ? 'Open again' : 'Register'}: ${nameOf(line.childId)}, ${lineWords(line, school)}`}
              </Button>
            )}
            {current === key && state.step === 'blocked' && (
              <ReadyLink
                url={state.url}
                label={`Open the registration of ${nameOf(line.childId)}`}
                onOpened={() => markOpened(key)}
              />
            )}
            {current === key && state.step === 'offline' && <OfflineNotice />}
            {isOpened(key) && (
              <CheckboxRow
                label="Done: the portal has confirmed it"
                aria-label={`Done: ${nameOf(line.childId)}, ${lineWords(line, school)}`}
                checked={done.includes(key)}
                onChange={() => toggleDone(key)}
              />
            )}
          </li>
        ))}
      </List>
    </>
  );
}
