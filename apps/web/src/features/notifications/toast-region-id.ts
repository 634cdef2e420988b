/** Where toasts stand in the page: their region has this id, and F8 leads the focus to it. */
export const TOAST_REGION_ID = 'notifications';
