import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';

/** Where toasts stand in the page: their region has this id, and F8 leads the focus to it. */
export const TOAST_REGION_ID = 'notifications';

/** Where a toast shows: the toast area (one at a time) or the top-right notifier (up to three). D-31. */
export type ToastPlace = 'area' | 'notifier';

export interface Toast {
  readonly id: string;
  readonly place: ToastPlace;
  readonly title: string;
  readonly description?: string;
  readonly variant: 'default' | 'success' | 'destructive';
  /** Milliseconds on screen; infinite for one that stays until it is closed. Source: specification 1, section 9, Toasts. */
  readonly duration: number;
  /** Where it leads; a toast that carries an action does not vanish by itself. */
  readonly action?: { readonly label: string; readonly href: string };
  /** False once dismissed: it leaves the screen, and the state a little later. */
  readonly open: boolean;
}

/** What a feature says; the rest has the specified defaults. */
export type ToastRequest = Pick<Toast, 'title'> & Partial<Omit<Toast, 'id' | 'title' | 'open'>>;

/** Toasts on screen at once, and their usual time in milliseconds. Source: specification 1, sections 4 and 9, Toasts. */
const PLACES = { area: { limit: 1, duration: 5000 }, notifier: { limit: 3, duration: 4000 } } as const;

export interface NotificationsState {
  /** Oldest first. */
  readonly toasts: readonly Toast[];
}

declare module '../../shared/store-hooks' {
  interface SiteState {
    readonly notifications: NotificationsState;
  }
}

/** Drops the oldest toasts of a place that has more than its limit. */
function withinLimit(toasts: readonly Toast[], place: ToastPlace): readonly Toast[] {
  const kept = toasts.filter((toast) => toast.place === place).slice(-PLACES[place].limit);
  return toasts.filter((toast) => toast.place !== place || kept.includes(toast));
}

const initialState: NotificationsState = { toasts: [] };

const notificationsSlice = createSlice({
  name: 'notifications',
  initialState,
  reducers: {
    toastShown: {
      prepare: ({ place = 'area', ...request }: ToastRequest): { payload: Toast } => ({
        payload: {
          variant: 'default',
          duration: PLACES[place].duration,
          ...request,
          place,
          id: nanoid(),
          open: true,
        },
      }),
      reducer: ({ toasts }, { payload }: PayloadAction<Toast>) => ({
        toasts: withinLimit([...toasts, payload], payload.place),
      }),
    },
    /** Closed by the visitor or by time: it leaves the screen. */
    toastDismissed: ({ toasts }, { payload }: PayloadAction<string>) => ({
      toasts: toasts.map((toast) => (toast.id === payload ? { ...toast, open: false } : toast)),
    }),
    toastRemoved: ({ toasts }, { payload }: PayloadAction<string>) => ({
      toasts: toasts.filter(({ id }) => id !== payload),
    }),
  },
  selectors: { selectToasts: (state) => state.toasts },
});

export const { toastShown, toastDismissed, toastRemoved } = notificationsSlice.actions;
export const { selectToasts } = notificationsSlice.selectors;
export const notificationsReducer = notificationsSlice.reducer;
