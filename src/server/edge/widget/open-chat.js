// The visitor has already opened the chat's panel. So the provider's widget, which begins as a button, is
// opened as soon as its script is ready. The names are from the providers' documentation.
window.Tawk_API = { onLoad: () => window.Tawk_API.maximize() };
window.jivo_onLoadCallback = () => window.jivo_api.open();
document.addEventListener('tidioChat-ready', () => window.tidioChatApi.open());
document.addEventListener('DOMContentLoaded', () => window.$crisp?.push(['do', 'chat:open']));

addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') parent.postMessage('sampan:chat-close', '*');
});
