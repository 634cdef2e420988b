import { holdsOn } from '@kidcode/school';
import { Button, LinkButton, Row, styled } from '@kidcode/ui';
import { useState, useSyncExternalStore } from 'react';

import { HOME_TEXT } from '@kidcode/current-school/generated/texts/home';
import { readStored, SESSION_FLAGS, STORAGE_KEYS, writeStored } from '../../shared/browser-storage';
import { FLOATING } from '../../shared/floating';
import { PageLink } from '../../shared/page-link';
import { useSiteSelector } from '../../shared/store-hooks';
import { selectCurrentBranch } from '../branch/branch-slice';
import { selectToday } from '../clock/clock-slice';

const Panel = /* @__PURE__ */ styled('aside', {
  ...FLOATING,
  position: 'fixed',
  zIndex: 'float',
  insetInlineStart: { base: '4', md: '6' },
  insetInlineEnd: { base: '4', md: 'auto' },
  // Above the buttons that float in the corner.
  bottom: '5.5rem',
  maxWidth: { md: '22rem' },
  display: 'grid',
  gap: { base: '2', md: '3' },
  justifyItems: 'start',
  padding: { base: '4', md: '6' },
  layerStyle: 'float',
  borderWidth: '1px',
  borderColor: 'line.hair',
  animation: 'rise 240ms ease-out',
  '& h2': { textStyle: 'h3' },
});

/** Popups closed during this visit; they do not come back in it. */
const closedBefore = (): readonly string[] =>
  (readStored(SESSION_FLAGS.closedPopups, 'sessionStorage') ?? '').split(' ');

/** True while a modal dialog is open; a popup never lies on top of one. */
const isDialogOpen = () => document.querySelector('[role=dialog][data-state=open], dialog[open]') !== null;

function watchDialogs(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ['data-state', 'open'],
  });
  return () => observer.disconnect();
}

/**
 * At most one quiet panel in a visit to the home page (specification 1, section 2, Home): the new program where the
 * visitor has a center, and the next time the coupon, for those who have not asked for one yet.
 */
export function PopupQueue() {
  const branch = useSiteSelector(selectCurrentBranch);
  const today = useSiteSelector(selectToday);
  const [closed] = useState(closedBefore);
  const [isDone, setDone] = useState(false);
  const dialogIsOpen = useSyncExternalStore(watchDialogs, isDialogOpen, () => true);
  const hasSeenOffer = readStored(STORAGE_KEYS.hasSeenOffer) === 'true';
  const queue = [
    { id: 'launch', isMeant: branch !== 'online', text: HOME_TEXT.launch },
    { id: 'offer', isMeant: !hasSeenOffer, text: HOME_TEXT.offer },
  ];
  // A school without news or coupon has no such popup, and before its first day and after its last there is none.
  const next = queue.find(
    ({ id, isMeant, text }) => isMeant && text && holdsOn(text, today) && !closed.includes(id),
  );
  const shown = next?.text;
  if (!shown || isDone || dialogIsOpen) return null;

  const close = () => {
    writeStored(SESSION_FLAGS.closedPopups, [...closed, next.id].join(' '), 'sessionStorage');
    setDone(true);
  };
  return (
    <Panel aria-labelledby="popup-title" data-float="">
      <h2 id="popup-title">{shown.title}</h2>
      <p>{shown.text}</p>
      <Row gap="3">
        <LinkButton asChild variant="accent">
          <PageLink to={shown.to} onClick={close}>
            {shown.action}
          </PageLink>
        </LinkButton>
        <Button variant="quiet" onClick={close}>
          No, thank you
        </Button>
      </Row>
    </Panel>
  );
}
