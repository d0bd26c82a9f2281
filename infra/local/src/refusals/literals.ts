import { nameOf } from '../api-report/source-module.js';
import { nodesIn, type SyntaxNode } from '../syntax/syntax-node.js';
import type { Declared } from './source-tree.js';

/** All texts in a declaration. */
export const literalsIn = ({ node }: Pick<Declared, 'node'>): string[] =>
  nodesIn(node).flatMap(({ type, value }) => (type === 'StringLiteral' ? String(value) : []));

/** The types that an object may have, where it says them. */
export function typesIn({ properties }: SyntaxNode): string[] {
  const type = (properties as SyntaxNode[]).find(({ key }) => key && nameOf(key) === 'type')?.value;
  return type ? literalsIn({ node: type as SyntaxNode }) : [];
}

/** What SQL says in quotes. */
export const quotedIn = (quasis: readonly SyntaxNode[]): string[] =>
  quasis.flatMap(({ value }) =>
    [...(value as { raw: string }).raw.matchAll(/'([A-Z_]+)'/g)].map(([, quoted = '']) => quoted),
  );
