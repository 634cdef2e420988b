/**
 * Runs something in a task of its own once the browser has painted what is there now.
 *
 * @returns how to leave it undone, as long as it has not been.
 */
export function afterPaint(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => (timer = setTimeout(run)));
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
