import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { nodesIn, parseModule, type SyntaxNode } from '../syntax/syntax-node.js';

/** The types that a route's source names: they are gone when it runs. */
export interface StatedTypes {
  readonly name: string;
  /** As it is written between the brackets: `Page<BookingSummary>`; of an array in pages the array. */
  readonly answer: string | undefined;
}

/** The room and the part of each file of routes, `booking/selling`, in the order of the alphabet. */
export const routeAreas = (contracts: string): string[] =>
  readdirSync(contracts, { recursive: true, encoding: 'utf8' })
    .filter((file) => /^\w+\/routes\/[\w-]+\.ts$/.test(file))
    .map((file) => file.replace('/routes/', '/').replace(/\.ts$/, ''))
    .sort();

/** What one file of routes says of its types. */
export function statedTypes(contracts: string, area: string): StatedTypes[] {
  const [room = '', part = ''] = area.split('/');
  const { text, program } = parseModule(readFileSync(join(contracts, room, 'routes', `${part}.ts`), 'utf8'));
  return nodesIn(program)
    .filter((node) => node.type === 'ObjectProperty' && isCallOf(node.value, 'route'))
    .map((node) => ({ name: nameOf(node.key), answer: answerOf(node.value as SyntaxNode, text) }));
}

const isCallOf = (node: unknown, name: string): boolean =>
  (node as SyntaxNode).type === 'CallExpression' && nameOf((node as SyntaxNode).callee) === name;

const nameOf = (node: unknown): string => String((node as SyntaxNode).name);

const answerOf = (route: SyntaxNode, text: string): string | undefined => {
  const answer = nodesIn(route).find((node) => node.type === 'ObjectProperty' && nameOf(node.key) === 'answer');
  const made = answer?.value as SyntaxNode | undefined;
  const [type] = ((made?.typeParameters as SyntaxNode | undefined)?.params ?? []) as SyntaxNode[];
  if (!made || !type) return undefined;
  const written = text.slice(type.start, type.end).replace(/\s+/g, ' ');
  return nameOf(made.callee) === 'pagedArray' ? `${written}[]` : written;
};
