// A document without an origin has neither cookies nor storage. Widgets that rely on them get some
// that last as long as the document.
if (origin === 'null') {
  const memory = () => {
    const kept = new Map();
    return {
      get length() {
        return kept.size;
      },
      key: (index) => [...kept.keys()][index] ?? null,
      getItem: (name) => kept.get(String(name)) ?? null,
      setItem: (name, value) => void kept.set(String(name), String(value)),
      removeItem: (name) => void kept.delete(String(name)),
      clear: () => kept.clear(),
    };
  };
  const cookies = new Map();
  Object.defineProperty(window, 'localStorage', { value: memory() });
  Object.defineProperty(window, 'sessionStorage', { value: memory() });
  Object.defineProperty(document, 'cookie', {
    get: () => [...cookies].map((pair) => pair.join('=')).join('; '),
    set: (text) => {
      const [name, value = ''] = String(text).split(';')[0].split(/=(.*)/s);
      cookies.set(name.trim(), value.trim());
    },
  });
}
