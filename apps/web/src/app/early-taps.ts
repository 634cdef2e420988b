declare global {
  interface Window {
    /** Controls tapped before hydration, kept by the boot script; undefined once replayed. */
    __earlyTaps?: HTMLElement[] | undefined;
  }
}

/** A tap that came early is not lost: each kept control is clicked now that it answers. */
export function replayEarlyTaps(): void {
  const taps = window.__earlyTaps ?? [];
  window.__earlyTaps = undefined;
  for (const control of taps) if (control.isConnected) control.click();
}
