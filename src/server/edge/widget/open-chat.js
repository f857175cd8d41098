// The visitor has opened the chat already. So it unfolds as soon as the provider's script is ready.
// The names are those of the providers' documented interfaces.
window.Tawk_API = { onLoad: () => window.Tawk_API.maximize() };
window.jivo_onLoadCallback = () => window.jivo_api.open();
document.addEventListener('tidioChat-ready', () => window.tidioChatApi.open());
document.addEventListener('DOMContentLoaded', () => window.$crisp?.push(['do', 'chat:open']));

addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') parent.postMessage('sampan:chat-left', '*');
});
