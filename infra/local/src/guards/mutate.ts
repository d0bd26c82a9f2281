import { nodesIn, parseModule, type SyntaxNode } from '../syntax/syntax-node.js';
import type { Guard, Mutation } from './guard.js';

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/**
 * A source text with a guard switched off, found by its syntax: the statement or member under each comment
 * `// guard: <name>`, whatever it is called and however it is written.
 * @throws {Error} when the comment, or the part that the mutation is about, is not there
 */
export function mutate(text: string, { name, off }: Pick<Guard, 'name' | 'off'>): string {
  const { program, comments } = parseModule(text);
  const marks = comments.filter(({ value }) => value.trim() === `guard: ${name}`);
  if (marks.length !== 1 && marks.length !== off.length)
    throw new Error(`"// guard: ${name}" stands there ${marks.length} times, for ${off.length} mutations`);
  const nodes = nodesIn(program);
  const edits = off.map((mutation, nth) => {
    const { end = 0 } = marks[marks.length === 1 ? 0 : nth] ?? {};
    return editOf(text, nodeAfter(nodes, end), mutation);
  });
  return edits.sort((one, other) => other.start - one.start).reduce(applied, text);
}

const applied = (text: string, edit: Edit): string => text.slice(0, edit.start) + edit.text + text.slice(edit.end);

/** The first whole thing that begins after a comment. */
function nodeAfter(nodes: readonly SyntaxNode[], position: number): SyntaxNode {
  const later = nodes.filter(({ start }) => start >= position);
  const first = Math.min(...later.map(({ start }) => start));
  const [node] = later.filter(({ start }) => start === first).sort((one, other) => other.end - one.end);
  if (!node) throw new Error('nothing stands after the comment');
  return node;
}

function editOf(text: string, whole: SyntaxNode, mutation: Mutation): Edit {
  if (mutation.sql) return sqlEdit(text, whole, mutation.sql);
  const { part, nth = 0, becomes } = mutation;
  const node = part ? nodesIn(whole).filter(({ type }) => type === part)[nth] : whole;
  if (!node) throw new Error(`there is no ${part} (${nth}) in "${text.slice(whole.start, whole.end)}"`);
  const comma = becomes === '' ? (/^\s*,/.exec(text.slice(node.end))?.[0].length ?? 0) : 0;
  return { start: node.start, end: node.end + comma, text: filled(becomes, partsOf(node, text)) };
}

/** SQL has words of its own, which nobody renames. */
function sqlEdit(text: string, { start, end }: SyntaxNode, [from, to]: readonly [string, string]): Edit {
  const pieces = text.slice(start, end).split(from);
  if (pieces.length !== 2) throw new Error(`"${from}" stands there ${pieces.length - 1} times`);
  return { start, end, text: pieces.join(to) };
}

const filled = (template: string, parts: Readonly<Record<string, string>>): string =>
  template.replace(/\$(?:left|right|then|else|callee|target|\d)?/g, (name) => parts[name] ?? name);

/** The parts of a node that a mutation can name. */
function partsOf(node: SyntaxNode, text: string): Record<string, string> {
  const of = (part: unknown): string => {
    const { start, end } = part as SyntaxNode;
    return text.slice(start, end);
  };
  const callee = node.callee as SyntaxNode | undefined;
  const named: Record<string, unknown> = {
    $: node,
    $left: node.left,
    $right: node.right,
    $then: node.consequent,
    $else: node.alternate,
    $callee: callee,
    $target: callee?.object,
  };
  const listed = (node.arguments ?? node.elements ?? []) as readonly unknown[];
  const all = [...Object.entries(named), ...listed.map((part, nth) => [`$${nth}`, part] as const)];
  return Object.fromEntries(all.filter(([, part]) => part).map(([name, part]) => [name, of(part)]));
}
