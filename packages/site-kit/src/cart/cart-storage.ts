import type { CartLine } from './cart-lines.ts';
import { asCartLine } from './saved-line.ts';

/** Names a line: 64 random bits. Not randomUUID, which browsers keep from pages without TLS. */
export const newLineId = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(2)), (part) => part.toString(36)).join('');

const complain = (reason: unknown) => {
  // biome-ignore lint/suspicious/noConsole: the specification (§4) asks for this line in the log
  console.error('Failed to parse saved cart', reason);
};

const parse = (text: string): readonly CartLine[] | undefined => {
  try {
    const saved = JSON.parse(text) as { state: { lines: unknown[] } } | unknown[];
    const lines = Array.isArray(saved) ? saved : saved.state.lines;
    return lines.flatMap((line) => asCartLine(line, newLineId) ?? []);
  } catch (reason) {
    complain(reason);
    return undefined;
  }
};

const attempt = <T>(action: () => T): T | undefined => {
  try {
    return action();
  } catch {
    return undefined; // storage is blocked or full
  }
};

/** The saved lines; undefined when there are none, or none that can be read (§4). */
export const loadLines = (key: string): readonly CartLine[] | undefined => {
  const text = attempt(() => localStorage.getItem(key));
  return text ? parse(text) : undefined;
};

/** Saves them in the shape in which tabs with an older release read them. False where the browser does not keep it. */
export const saveLines = (key: string, lines: readonly CartLine[]): boolean =>
  attempt(() => {
    localStorage.setItem(key, JSON.stringify({ state: { lines }, version: 0 }));
    return true;
  }) ?? false;

export const forgetSaved = (key: string) => attempt(() => localStorage.removeItem(key));
