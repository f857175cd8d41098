// A document with an opaque origin has neither cookies nor storage, and browsers block some storage in
// frames of another site. Widgets that rely on them get substitutes, which last as long as the document.
{
  const createStorage = () => {
    const items = new Map();
    return {
      get length() {
        return items.size;
      },
      key: (index) => [...items.keys()][index] ?? null,
      getItem: (name) => items.get(String(name)) ?? null,
      setItem: (name, value) => void items.set(String(name), String(value)),
      removeItem: (name) => void items.delete(String(name)),
      clear: () => items.clear(),
    };
  };
  const isRefused = (owner, name) => {
    try {
      return owner[name] === null;
    } catch {
      return true;
    }
  };
  for (const name of ['localStorage', 'sessionStorage']) {
    if (isRefused(window, name)) Object.defineProperty(window, name, { value: createStorage() });
  }
  if (isRefused(document, 'cookie')) {
    const cookies = new Map();
    Object.defineProperty(document, 'cookie', {
      get: () => [...cookies].map((pair) => pair.join('=')).join('; '),
      set: (text) => {
        const [name, value = ''] = String(text).split(';')[0].split(/=(.*)/s);
        cookies.set(name.trim(), value.trim());
      },
    });
  }
}
