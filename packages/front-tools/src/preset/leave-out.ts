import { sep } from 'node:path';
import type { LoaderContext } from '@rspack/core';
import { parseSync, printSync } from '@swc/core';
import { heardHooks, unusedExports, unusedFunctions } from './unused-runtime.js';

/**
 * A bundler loader: takes out of the federation runtime, and of what is shared whole, what this site never calls
 * (docs/adr/0106). Other files of these packages it leaves as they are.
 * @throws {Error} where a file has no such function or export any more: another version needs another list
 */
// biome-ignore lint/style/noDefaultExport: the bundler calls a loader by it
export default function leaveOut(this: LoaderContext, source: string): string {
  const path = this.resourcePath.split(sep).join('/');
  const functions = listed(unusedFunctions, path);
  if (functions) return withoutFunctions(source, functions, path);
  const names = listed(unusedExports, path);
  return names ? withoutExports(source, names, path) : source;
}

const listed = (lists: Readonly<Record<string, readonly string[]>>, path: string): readonly string[] | undefined =>
  Object.entries(lists).find(([file]) => path.endsWith(`/node_modules/${file}`))?.[1];

/**
 * Empties functions, methods and functions in constants, at whatever depth, so that what only they need is not bundled;
 * and takes out what tells plugins of events that none of ours listens to.
 * @throws {Error} naming the function that is not there
 */
export const withoutFunctions = (source: string, names: readonly string[], path: string): string => {
  const program = parseSync(source, { syntax: 'ecmascript', target: 'es2022' });
  const emptied = new Set<string>();
  walk(program, (node) => {
    const [name = '', body] = functionOf(node);
    if (!names.includes(name) || !body?.stmts) return;
    body.stmts = [];
    emptied.add(name);
  });
  walk(program, silence);
  const missing = names.filter((name) => !emptied.has(name));
  if (missing.length > 0) throw new Error(`${path} has no ${missing.join(' and no ')}: see unused-runtime.ts`);
  return printSync(program).code;
};

/**
 * Takes names out of the one list of exports at the end of a module that is minified already.
 * @throws {Error} naming the export that is not there
 */
export const withoutExports = (source: string, names: readonly string[], path: string): string =>
  names.reduce((text, name) => {
    const less = text.replace(new RegExp(`(?<=export\\s?\\{[^}]*)[$\\w]+ as ${name}(?:,|(?=\\}))`), '');
    if (less === text) throw new Error(`${path} exports no ${name}: see unused-runtime.ts`);
    return less;
  }, source);

/** What is read here of the nodes of a syntax tree. */
interface Node {
  type?: string;
  span?: unknown;
  value?: unknown;
  identifier?: Node;
  key?: Node;
  id?: Node;
  function?: Node;
  init?: Node;
  body?: Node;
  stmts?: unknown[];
  expression?: Node;
  argument?: Node;
  callee?: Node;
  object?: Node;
  property?: Node;
}

const walk = (node: unknown, visit: (node: Node) => void): void => {
  if (typeof node !== 'object' || node === null) return;
  visit(node);
  for (const each of Object.values(node)) walk(each, visit);
};

const functionOf = ({ type, identifier, key, id, function: method, init, body }: Node): [string?, Node?] => {
  if (type === 'FunctionDeclaration') return [textOf(identifier), body];
  if (type === 'ClassMethod') return [textOf(key), method?.body];
  return type === 'VariableDeclarator' ? [textOf(id), init?.body] : [];
};

const textOf = (node: Node | undefined): string => (typeof node?.value === 'string' ? node.value : '');

/** Takes announcements, and the hooks that they would call, out of a node. */
const silence = (node: Node): void => {
  for (const [key, each] of Object.entries(node)) {
    if (isAnnouncement(each)) Object.assign(node, { [key]: { type: 'EmptyStatement', span: each.span } });
    else if (Array.isArray(each)) Object.assign(node, { [key]: each.filter((one) => !isUnheardHook(one)) });
  }
};

/** `this.hooks.lifecycle.afterInit.emit(…)`, awaited or not, whose answer nobody takes. */
const isAnnouncement = (statement: Node | null): statement is Node => {
  if (statement?.type !== 'ExpressionStatement') return false;
  const { expression } = statement;
  const { callee } = (expression?.type === 'AwaitExpression' ? expression.argument : expression) ?? {};
  const isHook = textOf(callee?.object?.object?.property) === 'lifecycle';
  return isHook ? textOf(callee?.property) === 'emit' : /^emit(?:After|Error)\w+Share$/.test(textOf(callee?.property));
};

/** `afterInit: new SyncHook('afterInit')` */
const isUnheardHook = (property: Node | null): boolean => {
  const made = property?.value as Node | undefined;
  return (
    made?.type === 'NewExpression' &&
    /^A?[Ss]ync(?:Waterfall)?Hook$/.test(textOf(made.callee)) &&
    !heardHooks.includes(textOf(property?.key))
  );
};
