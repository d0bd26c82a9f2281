import type { PersistStorage } from 'zustand/middleware';
import { type CartLine, isCartLine } from './cart-lines.ts';

export interface SavedCart {
  readonly lines: readonly CartLine[];
}

const complain = (reason: unknown) => {
  // biome-ignore lint/suspicious/noConsole: the specification (§4) asks for this line in the log
  console.error('Failed to parse saved cart', reason);
};

const parse = (text: string): { state: SavedCart; version?: number } | null => {
  try {
    const saved = JSON.parse(text) as { state: { lines: unknown[] }; version?: number };
    const lines = saved.state.lines.filter(isCartLine);
    return { state: { lines }, ...(saved.version !== undefined && { version: saved.version }) };
  } catch (reason) {
    complain(reason);
    return null;
  }
};

const attempt = <T>(action: () => T): T | null => {
  try {
    return action();
  } catch {
    return null; // storage is blocked or full: the cart lives in this tab only
  }
};

/** Saved on every change, restored on load, empty when what was saved cannot be read (§4). */
export const cartStorage: PersistStorage<SavedCart> = {
  getItem: (key) => {
    const text = attempt(() => localStorage.getItem(key));
    return text === null ? null : parse(text);
  },
  setItem: (key, value) => void attempt(() => localStorage.setItem(key, JSON.stringify(value))),
  removeItem: (key) => void attempt(() => localStorage.removeItem(key)),
};
