import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { DIALOG_PARAMS, wasOpenedHere } from './dialog-address';

/** How a dialog leaves the address. */
export interface CloseDialog {
  /** Back to the page as it was before; without a page before, only the dialog's name goes. */
  readonly close: () => void;
  /** The same for a page that is about to be left: it stays in the history without the dialog. */
  readonly closeAndStay: () => Promise<void>;
}

/** Closes the dialog that the address asks for, once, however often it is asked to. */
export function useCloseDialog(): CloseDialog {
  const navigate = useNavigate();
  const location = useLocation();
  const { pathname, search, hash } = location;
  const isClosed = useRef(false);
  useEffect(() => {
    isClosed.current = false;
    return () => {
      // Closed by Back or by a link: what is still under way must not go back once more.
      isClosed.current = true;
    };
  }, []);

  const closeAndStay = async () => {
    isClosed.current = true;
    const params = new URLSearchParams(search);
    for (const name of DIALOG_PARAMS) params.delete(name);
    await navigate(
      { pathname, search: params.toString(), hash },
      { replace: true, preventScrollReset: true },
    );
  };
  const close = () => {
    if (isClosed.current) return;
    isClosed.current = true;
    if (wasOpenedHere(location.state)) void navigate(-1);
    else void closeAndStay();
  };
  return { close, closeAndStay };
}
