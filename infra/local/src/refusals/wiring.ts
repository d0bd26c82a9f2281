import { nameOf } from '../api-report/source-module.js';
import { nodesIn, type SyntaxNode } from '../syntax/syntax-node.js';
import { keyOf, membersIn, Shapes } from './shapes.js';
import type { Declared, SourceTree } from './source-tree.js';
import { Typing } from './typing.js';
import type { Unit } from './unit.js';
import type { Wiring } from './walk.js';

/** What is put together by decorators and tables: commands with their handlers, and with the rows that decide on them. */
export function wiringOf(tree: SourceTree, codes: readonly string[]): Wiring {
  const handlers = new Map(classesWhere(/@(?:Command|Query)Handler\(/, tree).flatMap((self) => handledBy(self, tree)));
  const deciders = tree.declaredWhere(/\bdecider[<(]/).filter(isDecider);
  const decisions = new Map(deciders.flatMap((one) => rowsIn(tableOf(one), tree)));
  return {
    typing: new Typing(new Shapes(tree)),
    codes: new Set(codes),
    handlerOf: (command) => handlers.get(keyOf(command)),
    decisionOn: (type) => decisions.get(type),
    isDecider,
  };
}

/** The methods with `@Endpoint(group.name)`, and what is asked before them for their class, by that name. */
export const endpointsIn = (tree: SourceTree): Map<string, readonly Unit[]> =>
  new Map(
    classesWhere(/@Endpoint\(/, tree).flatMap((self) =>
      membersIn(self.node).flatMap((node) =>
        decoratedWith(node, /^Endpoint$/).map(([route]): [string, readonly Unit[]] => [
          nameOf((route as SyntaxNode).property),
          [unitOf(self, node), { ...self, node: { ...self.node, body: null }, self, title: nameOf(self.node.id) }],
        ]),
      ),
    ),
  );

/** A member by its class and name. @throws {Error} where there is none */
export function memberNamed(title: string, tree: SourceTree): Unit {
  const [name = '', member] = title.split('.');
  const [self] = classesWhere(new RegExp(`class ${name}\\b`), tree).filter(({ node }) => nameOf(node.id) === name);
  const node = self && membersIn(self.node).find(({ key }) => key && nameOf(key) === member);
  if (!self || !node) throw new Error(`There is no ${title}`);
  return unitOf(self, node);
}

const unitOf = (self: Declared, node: SyntaxNode): Unit => ({
  ...{ ...self, node, self, title: `${nameOf(self.node.id)}.${nameOf(node.key)}` },
});

const classesWhere = (pattern: RegExp, tree: SourceTree): Declared[] =>
  tree.declaredWhere(pattern).filter(({ node }) => node.type === 'ClassDeclaration');

function handledBy(self: Declared, tree: SourceTree): [string, Unit][] {
  const execute = membersIn(self.node).find(({ key }) => key && nameOf(key) === 'execute');
  return decoratedWith(self.node, /^(?:Command|Query)Handler$/).flatMap(([command]): [string, Unit][] => {
    const handled = command && tree.find(nameOf(command), self.module);
    return handled && execute ? [[keyOf(handled), unitOf(self, execute)]] : [];
  });
}

const isDecider = ({ node: { init } }: Declared): boolean =>
  ((init as SyntaxNode | null | undefined)?.callee as SyntaxNode | undefined)?.name === 'decider';

function tableOf({ module, node }: Declared): Declared {
  const [tables] = (node.init as SyntaxNode).arguments as SyntaxNode[];
  const decide = ((tables?.properties ?? []) as SyntaxNode[]).find(({ key }) => key && nameOf(key) === 'decide');
  return { module, node: decide?.value as SyntaxNode };
}

/** Each row by the type of its command; rows of another table that are spread in are rows of this one. */
function rowsIn({ module, node }: Declared, tree: SourceTree): [string, Unit][] {
  return (node.properties as SyntaxNode[]).flatMap((row): [string, Unit][] => {
    if (row.type !== 'SpreadElement') return [[nameOf(row.key), { module, node: row, title: nameOf(row.key) }]];
    const spread = tree.find(nameOf(row.argument), module);
    const table = spread && nodesIn(spread.node).find(({ type }) => type === 'ObjectExpression');
    return spread && table ? rowsIn({ module: spread.module, node: table }, tree) : [];
  });
}

/** The arguments of the decorators of a name. */
const decoratedWith = ({ decorators }: SyntaxNode, name: RegExp): SyntaxNode[][] =>
  ((decorators ?? []) as SyntaxNode[])
    .map(({ expression }) => expression as SyntaxNode)
    .filter(({ callee }) => name.test(String((callee as SyntaxNode | undefined)?.name)))
    .map((call) => call.arguments as SyntaxNode[]);
