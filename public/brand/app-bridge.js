/*
 * The script of an app that shows the shop in a web view (feature `appBridgeScript` of a tenant). It
 * tells the app which page is shown and whether somebody is signed in, and lets it open a page.
 *
 *   React Native   onMessage receives the JSON of { type, path, title, signedIn }
 *   iOS            a WKScriptMessageHandler named `sampan` receives the same as an object
 *   Android        an interface named `SampanAndroid` has postMessage(json) called
 *   to the shop    evaluate `sampanApp.open('/cart')`
 */
(() => {
  const tell = (message) => {
    const json = JSON.stringify(message);
    window.ReactNativeWebView?.postMessage(json);
    window.webkit?.messageHandlers?.sampan?.postMessage(message);
    window.SampanAndroid?.postMessage(json);
  };

  document.addEventListener('sampan:page', ({ detail }) => tell({ type: 'page', ...detail }));
  document.dispatchEvent(new Event('sampan:ready'));

  window.sampanApp = {
    /** Opens a page of this shop; an address of anywhere else is not followed. */
    open: (path) => {
      const url = new URL(path, location.origin);
      if (url.origin === location.origin) location.assign(url);
    },
  };
})();
