/** A stand-in for `window.open` in tests: remembers where its tab was sent and how. */
export function fakeTab() {
  const page = document.implementation.createHTMLDocument();
  const followed: { href: string; rel: string }[] = [];
  page.addEventListener('click', (event) => {
    event.preventDefault();
    const link = event.target as HTMLAnchorElement;
    followed.push({ href: link.href, rel: link.rel });
  });
  const tab = {
    document: page,
    opener: window as unknown,
    closed: false,
    close: () => {
      tab.closed = true;
    },
  };
  const open = jest.fn(() => tab as unknown as Window);
  return { tab, open, followed };
}
