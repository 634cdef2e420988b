/** Counts what observers are at work, and lets a test say what they see. jsdom has neither of the two. */
export function installObservers() {
  const working = { intersection: new Set<object>(), resize: new Set<object>() };

  class FakeIntersectionObserver {
    constructor(private readonly tell: (entries: { isIntersecting: boolean }[]) => void) {}
    observe() {
      working.intersection.add(this);
      queueMicrotask(() => working.intersection.has(this) && this.tell([{ isIntersecting: true }]));
    }
    disconnect() {
      working.intersection.delete(this);
    }
  }

  class FakeResizeObserver {
    observe() {
      working.resize.add(this);
    }
    unobserve() {
      return undefined;
    }
    disconnect() {
      working.resize.delete(this);
    }
  }

  Object.assign(window, {
    IntersectionObserver: FakeIntersectionObserver,
    ResizeObserver: FakeResizeObserver,
  });
  return working;
}
