/**
 * Moves the focus to where a person looks next when the focused element is removed or another page is
 * shown: to the part that the URL's hash names, or else to the heading of the page.
 */
export function focusContent(): void {
  const target =
    document.getElementById(location.hash.slice(1)) ??
    document.querySelector<HTMLElement>('main h1') ??
    document.getElementById('main');
  if (!target) return;
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
