import { useLocation } from 'react-router-dom';

import { useSiteDispatch } from '../../shared/store-hooks';
import { useLateComponent } from '../../shared/use-late-component';
import { toastShown } from '../notifications/notifications-slice';
import { loadDialogHost } from './dialog-links';

/** Where dialogs appear, on every page: the one that the address asks for, `?dialog=trial`. */
export function DialogSlot() {
  const { search, key } = useLocation();
  const isWanted = search.includes('dialog=');
  const dispatch = useSiteDispatch();
  const apologise = () =>
    dispatch(toastShown({ title: 'This could not be loaded. Please try again.', variant: 'destructive' }));
  const renderHost = useLateComponent(loadDialogHost, isWanted, apologise, key);
  return isWanted && renderHost?.({});
}
