import { PROGRAM_KINDS } from '@kidcode/booking';
import { useEffect, type ComponentType } from 'react';
import { useSearchParams } from 'react-router-dom';

import { startTouchGuard } from '../../shared/touch-guard';
import { CouponDialog } from '../coupon/coupon-dialog';
import { loadToastViewer } from '../notifications/toast-region';
import type { BookingDialogProps } from './booking-links';
import { DIALOG_NAMES, dialogOpener } from './dialog-entry';
import { ConsultationDialog, CoreBookingDialog } from './meeting-dialogs';
import { ProgramDialog } from './program-dialog';
import { EnrollDialog, TrialDialog } from './trial-dialog';
import { useCloseDialog } from './use-stepped-flow';

type DialogName = (typeof DIALOG_NAMES)[number];

/** The coupon knows no address: how it closes is told from here. */
function CouponOfAddress() {
  const close = useCloseDialog();
  return <CouponDialog onClose={() => void close()} />;
}

const DIALOGS: Readonly<Record<DialogName, ComponentType<BookingDialogProps>>> = {
  trial: TrialDialog,
  enroll: EnrollDialog,
  consultation: ConsultationDialog,
  'core-booking': CoreBookingDialog,
  program: ProgramDialog,
  coupon: CouponOfAddress,
};

/**
 * Gives the focus back to the link that opened the dialog, unless something else has taken it by then; a link in the
 * dialog that led to another page leaves it at the content of that one.
 *
 * @param pathname the page that the dialog stood on.
 */
function returnFocus(pathname: string): void {
  requestAnimationFrame(() => {
    if (window.location.pathname !== pathname) {
      // After the dialog has given back what it took.
      requestAnimationFrame(() => document.getElementById('content')?.focus({ preventScroll: true }));
      return;
    }
    if (document.activeElement !== document.body && document.activeElement !== null) return;
    const opener = dialogOpener();
    const target = opener?.checkVisibility() === true ? opener : document.getElementById('content');
    target?.focus({ preventScroll: true });
  });
}

/** Shows the dialog that the address asks for; a name that is none shows nothing. */
export function DialogHost() {
  const [params] = useSearchParams();
  const name = DIALOG_NAMES.find((known) => known === params.get('dialog'));
  const program = PROGRAM_KINDS.find((kind) => kind === params.get('program'));
  // The shell, which guards the whole page, may still be on its way when an address opens a dialog.
  useEffect(startTouchGuard, []);
  // It says what goes wrong, and the connection can be lost by then.
  useEffect(() => void loadToastViewer().catch(() => undefined), []);
  useEffect(() => {
    const { pathname } = window.location;
    return () => returnFocus(pathname);
  }, []);
  if (name === undefined) return null;
  const Dialog = DIALOGS[name];
  return <Dialog key={name} {...(program && { program })} />;
}
