import { useLocation } from 'react-router-dom';

import { useSiteDispatch } from '../../shared/store-hooks';
import { useLateComponent } from '../../shared/use-late-component';
import { toastShown } from '../notifications/notifications-slice';
import { dialogEntryOf } from './dialog-entry';
import { loadDialogHost } from './dialog-links';

/** Where dialogs appear, on every page: the one that the address asks for, `?dialog=trial`. */
export function DialogSlot() {
  const location = useLocation();
  const { search, key } = location;
  const isWanted = search.includes('dialog=');
  const dispatch = useSiteDispatch();
  const apologise = () =>
    dispatch(toastShown({ title: 'This could not be loaded. Please try again.', variant: 'destructive' }));
  const renderHost = useLateComponent(loadDialogHost, isWanted, apologise, key);
  // One that came with the address gets its entry first (own-dialog-entry.ts): its answers stand on top of it.
  const hasEntry = dialogEntryOf(location.state).depth > 0;
  return isWanted && hasEntry && renderHost?.({});
}
