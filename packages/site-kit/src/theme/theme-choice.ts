import { themeStorageKey } from '@northlight/contracts';
import { useSyncExternalStore } from 'react';

export type ThemeName = 'light' | 'dark';

const system = () => matchMedia('(prefers-color-scheme: dark)');

const chosen = (): ThemeName | undefined => {
  try {
    const saved = localStorage.getItem(themeStorageKey);
    return saved === 'light' || saved === 'dark' ? saved : undefined;
  } catch {
    return undefined;
  }
};

const wanted = (): ThemeName => chosen() ?? (system().matches ? 'dark' : 'light');

const listeners = new Set<() => void>();

const show = () => {
  document.documentElement.dataset.theme = wanted();
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

const follow = () => {
  system().addEventListener('change', show);
  window.addEventListener('storage', show);
  document.documentElement.dataset.theme = wanted();
};

const unfollow = () => {
  system().removeEventListener('change', show);
  window.removeEventListener('storage', show);
};

/** Remembers the visitor's choice; where storage is blocked it holds until the next document. */
const chooseTheme = (name: ThemeName) => {
  try {
    localStorage.setItem(themeStorageKey, name);
    show();
  } catch {
    document.documentElement.dataset.theme = name;
    for (const listener of listeners) listener();
  }
};

const shown = (): ThemeName => (document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light');

/** The theme on screen and the switch. Follows the system, and other tabs, until the visitor chooses (U57). */
export const useTheme = () => {
  const name = useSyncExternalStore(subscribe, shown);
  return { name, toggle: () => chooseTheme(name === 'dark' ? 'light' : 'dark') };
};
