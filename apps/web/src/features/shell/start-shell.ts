import { holdStep } from '../../shared/history-step';
import type { SiteNavigation } from '../../shared/navigation';
import { startTouchGuard } from '../../shared/touch-guard';
import { startStepAside } from './step-aside';

/** Menus that close by themselves. The accordions inside the phone menu are not among them. */
const MENU = 'details[data-menu]';
const DROPDOWN = 'details[data-menu="dropdown"]';

/** Milliseconds before a menu that the pointer opened closes behind it: a slip off its edge is forgiven. */
const HOVER_GRACE_MS = 200;

const closestMenu = (target: EventTarget | null, selector = MENU): HTMLDetailsElement | null =>
  target instanceof Element ? target.closest<HTMLDetailsElement>(selector) : null;

const openMenus = () => [...document.querySelectorAll<HTMLDetailsElement>(`${MENU}[open]`)];

const summaryOf = (menu: Element) => menu.querySelector('summary');

function closeMenus(): void {
  for (const menu of openMenus()) menu.open = false;
}

/** The element `step` places after `from`, around the end; the first or last one when `from` is none of them. */
function neighbour(
  elements: readonly HTMLElement[],
  from: Element | null,
  step: 1 | -1,
): HTMLElement | undefined {
  const at = elements.findIndex((element) => element === from);
  if (at < 0) return elements.at(step === 1 ? 0 : -1);
  return elements.at((at + step) % elements.length);
}

function keepEscape(event: KeyboardEvent): void {
  const menu = openMenus().at(-1);
  if (!menu) return;
  const hadFocus = menu.contains(document.activeElement);
  menu.open = false;
  if (hadFocus || menu.dataset.menu === 'drawer') summaryOf(menu)?.focus();
  event.preventDefault();
}

/** Arrow keys of a disclosure menu bar (WAI-ARIA practices): left and right between menus, up and down inside. */
function moveFocus(event: KeyboardEvent): void {
  const focused = document.activeElement;
  const bar = focused?.closest('[data-island="menu-bar"]');
  if (!focused || !bar) return;
  const menu = closestMenu(focused);
  const links = menu ? [...menu.querySelectorAll<HTMLElement>('a[href]')] : [];
  const entries = [
    ...bar.querySelectorAll<HTMLElement>('li > details > summary, [data-island] > ul > li > a'),
  ];
  const top = menu ? summaryOf(menu) : focused;
  const isOnTop = focused === top;
  const target: Record<string, () => HTMLElement | undefined> = {
    ArrowRight: () => neighbour(entries, top, 1),
    ArrowLeft: () => neighbour(entries, top, -1),
    ArrowDown: () => neighbour(links, focused, 1),
    ArrowUp: () => neighbour(links, focused, -1),
    Home: () => (isOnTop ? entries : links).at(0),
    End: () => (isOnTop ? entries : links).at(-1),
  };
  const next = target[event.key]?.();
  if (!next) return;
  event.preventDefault();
  if (menu?.contains(next)) menu.open = true;
  next.focus();
}

/** A mouse opens a menu by resting on it; the click that follows keeps it open instead of closing it. */
function startHover(): void {
  let opened: HTMLDetailsElement | null = null;
  let leaving = 0;
  document.addEventListener('pointerover', (event) => {
    if (event.pointerType !== 'mouse') return;
    const menu = closestMenu(event.target, DROPDOWN);
    if (menu === opened && menu) window.clearTimeout(leaving);
    if (!menu || menu.open) return;
    closeMenus();
    menu.open = true;
    opened = menu;
  });
  document.addEventListener('pointerout', (event) => {
    const left = opened;
    if (!left?.contains(event.target as Node) || left.contains(event.relatedTarget as Node | null)) return;
    window.clearTimeout(leaving);
    leaving = window.setTimeout(() => {
      if (opened === left) left.open = false;
    }, HOVER_GRACE_MS);
  });
  document.addEventListener('click', (event) => {
    const menu = closestMenu(event.target, DROPDOWN);
    if (!menu || menu !== opened || !menu.open || !summaryOf(menu)?.contains(event.target as Node)) return;
    event.preventDefault();
    opened = null;
  });
}

/**
 * What `details` alone does not do for menus: Escape, arrow keys, closing on a press outside, when the focus
 * leaves and when a link is followed, and opening under a resting mouse. Works on whatever menus are in the
 * document, whenever they come.
 */
export function startMenuManners(): void {
  document.addEventListener('keydown', (event) => {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Escape') keepEscape(event);
    else moveFocus(event);
  });
  document.addEventListener('pointerdown', ({ target }) => {
    for (const menu of openMenus()) if (!menu.contains(target as Node)) menu.open = false;
  });
  document.addEventListener('focusout', ({ target, relatedTarget }) => {
    const menu = closestMenu(target);
    if (menu && relatedTarget && !menu.contains(relatedTarget as Node)) menu.open = false;
  });
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest(`${MENU} a[href]`)) closeMenus();
  });
  startHover();
}

/** The menu of small screens covers the page: Back closes it, and does not leave the page. */
function closeMenuOnBack(): void {
  let release: (() => void) | undefined;
  const follow = (menu: EventTarget | null) => {
    if (!(menu instanceof HTMLDetailsElement) || menu.dataset.menu !== 'drawer') return;
    release?.();
    release = menu.open ? holdStep(closeMenus) : undefined;
  };
  // This event does not bubble.
  document.addEventListener('toggle', ({ target }) => follow(target), true);
  // It may have been opened before there was a script.
  follow(document.querySelector('[data-menu="drawer"][open]'));
}

/** When the page has loaded and nobody needs the device; some browsers do not tell. */
function whenIdle(work: () => void): void {
  const later = () => ('requestIdleCallback' in window ? requestIdleCallback(work) : setTimeout(work, 2000));
  if (document.readyState === 'complete') later();
  else addEventListener('load', later, { once: true });
}

/** Manners of the shell that need no component; loaded after hydration. */
export function startShell(navigation: SiteNavigation): void {
  startTouchGuard();
  startMenuManners();
  closeMenuOnBack();
  startStepAside();
  let shown: string | undefined;
  navigation.subscribe(({ location }) => {
    if (location.key !== shown) closeMenus();
    shown = location.key;
  });
  // The development server has no worker.
  if (process.env.NODE_ENV === 'production') {
    whenIdle(() => void import('./start-offline').then(({ startOffline }) => startOffline(navigation)));
  }
}
