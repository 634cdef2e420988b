import type { ComponentType } from 'react';

import { useSiteDispatch } from '../../shared/store-hooks';
import { useLateComponent } from '../../shared/use-late-component';
import { type ToastRequest, toastShown } from './notifications-slice';

/** What a press gets whose script does not come. */
export const NOT_LOADED: ToastRequest = {
  title: 'This could not be loaded. Please try again.',
  variant: 'destructive',
};

/**
 * A dialog that is fetched when it is first opened. Where it does not come, a message says so and it counts as closed: the
 * page stays with what was typed, and the next press asks again.
 *
 * @param load Imports the component, e.g. `() => import('./dialog').then((module) => module.Dialog)`.
 */
export function lateDialog<Props extends { readonly onClose: () => void }>(
  load: () => Promise<ComponentType<Props>>,
) {
  return function LateDialog(props: Props) {
    const dispatch = useSiteDispatch();
    const render = useLateComponent(load, true, () => {
      props.onClose();
      dispatch(toastShown(NOT_LOADED));
    });
    return render?.(props);
  };
}
