import { useDispatch } from 'react-redux';
import { useLocation } from 'react-router-dom';

import { useLateComponent } from '../../shared/use-late-component';
import { toastShown } from '../notifications/notifications-slice';
import { loadDialogHost } from './dialog-links';

/** Where dialogs appear, on every page: the one that the address asks for, `?dialog=trial`. */
export function DialogSlot() {
  const isWanted = useLocation().search.includes('dialog=');
  const dispatch = useDispatch();
  const renderHost = useLateComponent(loadDialogHost, isWanted, () =>
    dispatch(toastShown({ title: 'This could not be loaded. Please try again.', variant: 'destructive' })),
  );
  return isWanted && renderHost?.({});
}
