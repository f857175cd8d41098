/**
 * A support chat like a provider's script, but without a provider: it writes the answers itself and
 * sends no requests.
 */
export const DEMO_CHAT = `<div id="demo-chat" lang="en" dir="ltr"><ul aria-live="polite"><li>Hello! This chat is a demonstration: nobody reads along.</li></ul>
<form><input name="text" aria-label="Your message" placeholder="Write a message" autocomplete="off" required><button>Send</button></form></div>
<style>
#demo-chat { display: grid; gap: 12px; padding: 8px 20px 20px }
#demo-chat ul { display: grid; gap: 8px; margin: 0; padding: 0; list-style: none }
#demo-chat li { justify-self: start; max-width: 80%; padding: 8px 12px; border-radius: 14px; background: #8883; overflow-wrap: anywhere }
#demo-chat li.own { justify-self: end; background: #0d9488; color: #fff }
#demo-chat form { display: flex; gap: 8px }
#demo-chat input { flex: 1; min-width: 0; min-height: 44px; padding: 0 12px; border: 1px solid #888; border-radius: 8px; font: inherit }
#demo-chat button { min-height: 44px; padding: 0 16px; border: 0; border-radius: 8px; background: #0f766e; color: #fff; font: inherit }
</style>
<script>
(function () {
  var chat = document.getElementById('demo-chat');
  function say(text, className) {
    var line = document.createElement('li');
    line.textContent = text;
    line.className = className || '';
    chat.querySelector('ul').append(line);
  }
  chat.querySelector('form').addEventListener('submit', function (event) {
    event.preventDefault();
    var field = chat.querySelector('input');
    say(field.value, 'own');
    field.value = '';
    setTimeout(say, 400, 'Thank you. A person would answer here.');
  });
})();
</script>`;
