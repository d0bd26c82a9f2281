import { themeGrounds, themeStorageKey } from '@northlight/contracts';
import { useSyncExternalStore } from 'react';

export type ThemeName = 'light' | 'dark';

const system = () => globalThis.matchMedia?.('(prefers-color-scheme: dark)');

const chosen = (): ThemeName | undefined => {
  try {
    const saved = localStorage.getItem(themeStorageKey);
    return saved === 'light' || saved === 'dark' ? saved : undefined;
  } catch {
    return undefined;
  }
};

const wanted = (): ThemeName => chosen() ?? (system()?.matches ? 'dark' : 'light');

/** On the page, and on the browser's own bars. */
const wear = (name: ThemeName) => {
  document.documentElement.dataset.theme = name;
  for (const bar of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]'))
    bar.content = themeGrounds[name];
};

const listeners = new Set<() => void>();

const show = () => {
  wear(wanted());
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  if (listeners.size === 0) follow();
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) unfollow();
  };
};

/** What is listened to: every question to the browser is answered by an object of its own. */
let followed: MediaQueryList | undefined;

const follow = () => {
  followed = system();
  followed?.addEventListener('change', show);
  window.addEventListener('storage', show);
  wear(wanted());
};

const unfollow = () => {
  followed?.removeEventListener('change', show);
  window.removeEventListener('storage', show);
};

/** Remembers the visitor's choice; where storage is blocked it holds until the next document. */
const chooseTheme = (name: ThemeName) => {
  try {
    localStorage.setItem(themeStorageKey, name);
    show();
  } catch {
    wear(name);
    for (const listener of listeners) listener();
  }
};

const shown = (): ThemeName => (document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light');

/** The theme on screen and the switch. Follows the system, and other tabs, until the visitor chooses (U57). */
export const useTheme = () => {
  const name = useSyncExternalStore(subscribe, shown);
  return { name, toggle: () => chooseTheme(name === 'dark' ? 'light' : 'dark') };
};
