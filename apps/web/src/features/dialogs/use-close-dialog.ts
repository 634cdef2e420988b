import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { DIALOG_PARAMS } from './dialog-address';
import { dialogEntryOf } from './dialog-entry';

/** How a dialog leaves the address. */
export interface CloseDialog {
  /**
   * Back to the page as it was before the dialog and its steps; without a page before, only the dialog's name goes.
   * Resolves when the page is there, and can be left for another one. Does nothing the second time, nor once a link
   * or the browser has led away from the dialog: what is still on screen then must not take that back.
   */
  readonly close: () => Promise<void>;
}

/** How long the browser may take to go back, in milliseconds; it says when it has. */
const GOING_BACK_MS = 1_000;

const dialogIn = (search: string) => new URLSearchParams(search).get(DIALOG_PARAMS[0]);

/** Closes the dialog that the address asks for. */
export function useCloseDialog(): CloseDialog {
  const navigate = useNavigate();
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
    const { depth } = dialogEntryOf(location.state);
    if (depth === 0) {
      const params = new URLSearchParams(search);
      for (const name of DIALOG_PARAMS) params.delete(name);
      await navigate(
        { pathname, search: params.toString(), hash },
        { replace: true, preventScrollReset: true },
      );
      return;
    }
    await new Promise<void>((resolve) => {
      const timer = window.setTimeout(resolve, GOING_BACK_MS);
      window.addEventListener(
        'popstate',
        () => {
          window.clearTimeout(timer);
          resolve();
        },
        { once: true },
      );
      void navigate(-depth);
    });
  };
  return { close };
}
