import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

import { goBack } from '../../shared/history-step';
import { useSiteNavigate } from '../../shared/navigation';
import { DIALOG_PARAMS, dialogEntryOf, entryInHistory } from './dialog-entry';

/** How a dialog leaves the address. */
export interface CloseDialog {
  /**
   * Back to the page as it was before the dialog and its steps; without a page before, only the dialog's name goes.
   * Resolves when the page is there, and can be left for another one. Does nothing the second time, nor once a link
   * or the browser has led away from the dialog: what is still on screen then must not take that back.
   */
  readonly close: () => Promise<void>;
}

const dialogIn = (search: string) => new URLSearchParams(search).get(DIALOG_PARAMS[0]);

/** Closes the dialog that the address asks for. */
export function useCloseDialog(): CloseDialog {
  const navigate = useSiteNavigate();
  const location = useLocation();
  const { pathname, search, hash } = location;
  const isClosed = useRef(false);
  useEffect(() => {
    isClosed.current = false;
    return () => {
      isClosed.current = true;
    };
  }, []);

  /** The address changes before the dialog is gone from the screen. */
  const isLeft = () =>
    window.location.pathname !== pathname || dialogIn(window.location.search) !== dialogIn(search);

  const close = async () => {
    if (isClosed.current || isLeft()) return;
    isClosed.current = true;
    const depth = Math.max(dialogEntryOf(location.state).depth, entryInHistory().depth);
    if (depth === 0) {
      const params = new URLSearchParams(search);
      for (const name of DIALOG_PARAMS) params.delete(name);
      navigate({ pathname, search: params.toString(), hash }, { replace: true, preventScrollReset: true });
      return;
    }
    await goBack(depth);
  };
  return { close };
}
