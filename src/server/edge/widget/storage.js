// A document without an origin has neither cookies nor storage, and of another's storage browsers
// keep some away in frames. Widgets that rely on them get some that last as long as the document.
{
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
  const isRefused = (owner, name) => {
    try {
      return owner[name] === null;
    } catch {
      return true;
    }
  };
  for (const name of ['localStorage', 'sessionStorage']) {
    if (isRefused(window, name)) Object.defineProperty(window, name, { value: memory() });
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
