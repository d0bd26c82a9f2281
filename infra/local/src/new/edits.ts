import { readFileSync, writeFileSync } from 'node:fs';
import { PlainError } from '../processes/plain-error.js';

/** Adds an import line to a source file; the formatter puts it in its place. */
export function addImport(file: string, line: string): void {
  writeFileSync(file, `${line}\n${readFileSync(file, 'utf8')}`);
}

/**
 * Adds an entry to the first list that follows `opening` (such as `providers: [`).
 * @throws PlainError when the file has no such list
 */
export function addToList(file: string, opening: string, entry: string): void {
  const text = readFileSync(file, 'utf8');
  const at = text.indexOf(opening);
  const end = at < 0 ? -1 : closing(text, at + opening.length);
  if (end < 0) throw new PlainError(`${file} has no "${opening}" to which ${entry} could be added.`);
  const inside = text.slice(at + opening.length, end).trimEnd();
  const comma = inside === '' || inside.endsWith(',') ? '' : ',';
  writeFileSync(file, `${text.slice(0, at + opening.length)}${inside}${comma} ${entry}${text.slice(end)}`);
}

/**
 * Adds a member to the end of the class, interface or object that begins with `opening`.
 * @throws PlainError when the file has none
 */
export function addMember(file: string, opening: string, member: string): void {
  const text = readFileSync(file, 'utf8');
  const at = text.indexOf(opening);
  const end = at < 0 ? -1 : closing(text, at + opening.length, '{}');
  if (end < 0) throw new PlainError(`${file} has no "${opening}" to which ${member} could be added.`);
  writeFileSync(file, `${text.slice(0, end).trimEnd()}\n  ${member}\n${text.slice(end)}`);
}

/**
 * Adds a line before the first of these parts that the file has.
 * @throws PlainError when it has none
 */
export function addBefore(file: string, parts: readonly string[], line: string): void {
  const text = readFileSync(file, 'utf8');
  const at = text.indexOf(parts.find((part) => text.includes(part)) ?? '\0');
  if (at < 0) throw new PlainError(`${file} has no ${parts.join(' or ')} before which ${line} could be added.`);
  writeFileSync(file, `${text.slice(0, at)}${line}\n      ${text.slice(at)}`);
}

/** Adds a line to the end of a file. */
export function addLine(file: string, line: string): void {
  writeFileSync(file, `${readFileSync(file, 'utf8').trimEnd()}\n${line}\n`);
}

/** Where what is open at `from` closes. @param brackets both of its kind */
function closing(text: string, from: number, brackets = '[]'): number {
  let depth = 1;
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === brackets[0]) depth += 1;
    if (text[at] === brackets[1]) depth -= 1;
    if (depth === 0) return at;
  }
  return -1;
}
