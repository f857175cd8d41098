/**
 * Prints the labels of another page without leaving this one: they are put into `box`, which is visible
 * only on paper. Browsers ask first, unless they were started with `--kiosk-printing`. Throws without a
 * network.
 */
export async function printLabel(box: Element, address: string): Promise<void> {
  const response = await fetch(address, { headers: { accept: 'text/html' } });
  if (!response.ok) throw new Error(`the label's page answered ${response.status}`);
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const labels = page.querySelector('.desk-labels');
  if (!labels) throw new Error('the page has no label');
  box.replaceChildren(document.importNode(labels, true));
  // Some browsers go on before they have printed.
  addEventListener('afterprint', () => box.replaceChildren(), { once: true });
  print();
}
