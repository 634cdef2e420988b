import { Outlet, ScrollRestoration } from 'react-router-dom';

/** Everything around a page: header, navigation, footer, floating helpers. */
export function Shell() {
  return (
    <>
      <a href="#content" className="skip-link">
        Skip to content
      </a>
      <main id="content" tabIndex={-1}>
        <Outlet />
      </main>
      <ScrollRestoration />
    </>
  );
}
