import { parse } from '@babel/parser';

/** A node as Babel has it; its parts lie under names that depend on its type. */
export interface SyntaxNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [part: string]: unknown;
}

/** A place in a text. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

export interface ParsedModule {
  readonly text: string;
  readonly program: SyntaxNode;
  readonly comments: readonly (Span & { readonly value: string })[];
}

/** Reads a TypeScript module; `jsx` where its file may hold elements. */
export function parseModule(text: string, { jsx = false } = {}): ParsedModule {
  const { program, comments } = parse(text, {
    sourceType: 'module',
    attachComment: false,
    plugins: ['typescript', 'decorators-legacy', ...(jsx ? (['jsx'] as const) : [])],
  });
  return {
    text,
    program: program as unknown as SyntaxNode,
    comments: (comments ?? []).map(({ start = 0, end = 0, value }) => ({ start, end, value })),
  };
}

/** What Babel hangs on nodes that is no part of the program. */
const notParts = /^(?:loc|extra|tokens|errors)$/;

/** The nodes directly in a node, in the order of the text. */
export const partsIn = (node: SyntaxNode): SyntaxNode[] =>
  Object.keys(node)
    .filter((key) => !notParts.test(key))
    .flatMap((key) => node[key])
    .filter((part): part is SyntaxNode => typeof (part as SyntaxNode | null)?.type === 'string')
    .sort((one, other) => one.start - other.start);

/** Every node, each before its parts, in the order of the text. */
export const nodesIn = (node: SyntaxNode): SyntaxNode[] => [node, ...partsIn(node).flatMap(nodesIn)];
