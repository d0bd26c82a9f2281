import { nameOf } from '../api-report/source-module.js';
import { partsIn, type SyntaxNode } from '../syntax/syntax-node.js';
import { caughtIn } from './caught.js';
import { literalsIn, quotedIn, typesIn } from './literals.js';
import { Scope } from './scope.js';
import { constructorOf, type Member, membersIn, type Shape } from './shapes.js';
import type { Declared } from './source-tree.js';
import type { Typing } from './typing.js';
import { type Content, type Lead, type Unit, unitKey } from './unit.js';

/** What a walk asks of the rest of the sources. */
export interface Wiring {
  readonly typing: Typing;
  readonly codes: ReadonlySet<string>;
  /** What handles a command or query. */
  handlerOf(command: Declared): Unit | undefined;
  /** What decides on a command of this type. */
  decisionOn(type: string): Unit | undefined;
  isDecider(declared: Declared): boolean;
}

/** What Nest asks of the classes that it is given. */
const calledByNest = ['canActivate', 'intercept', 'transform'];

const functions =
  /^(?:FunctionDeclaration|FunctionExpression|ArrowFunctionExpression|Class(?:Private)?Method|ObjectMethod)$/;
const valued = /^TS(?:(?:As|Satisfies|NonNull|Instantiation)\w*Expression|ParameterProperty)$/;

/** Reads one unit: the codes in it, and all that it names, called or not. A function within is a part of it. */
export class Walk implements Content {
  readonly codes = new Set<string>();
  readonly leads = new Map<string, Lead>();
  private caught: readonly string[] = [];
  private readonly given = new Map<SyntaxNode, (parameter: number) => Shape[]>();

  constructor(private readonly wiring: Wiring) {}

  read({ node, module, self }: Unit): this {
    const scope = new Scope(module, self);
    const value = (node.init ?? (functions.test(node.type) ? undefined : node.value)) as SyntaxNode | null | undefined;
    if (value) this.walk(value, scope);
    else if (node.type === 'ClassProperty' && self) this.leadToConstructor(self);
    else this.walk(node, scope);
    return this;
  }

  private walk(node: SyntaxNode | null | undefined, scope: Scope): void {
    if (!node || (node.type.startsWith('TS') && !valued.test(node.type))) return;
    const rule = functions.test(node.type) ? this.enter : this.rules[node.type];
    if (rule) rule(node, scope);
    else this.all(partsIn(node), scope);
  }

  private all(nodes: unknown, scope: Scope): void {
    for (const node of (nodes ?? []) as (SyntaxNode | null)[]) this.walk(node, scope);
  }

  private readonly enter = (node: SyntaxNode, scope: Scope): void => {
    const inner = scope.within();
    for (const [nth, parameter] of (node.params as SyntaxNode[]).entries()) {
      this.wiring.typing.declare(parameter, () => this.given.get(node)?.(nth) ?? [], inner);
      this.pattern(parameter, inner);
    }
    this.all(node.decorators, scope);
    this.walk(node.body as SyntaxNode, inner);
  };

  /** A pattern names what it takes, and has values only for what may be missing. */
  private pattern(node: SyntaxNode, scope: Scope): void {
    this.all(node.decorators, scope);
    this.walk(node.right as SyntaxNode | undefined, scope);
    for (const part of partsIn(node))
      if (/Pattern|RestElement|TSParameterProperty/.test(part.type)) this.pattern(part, scope);
    for (const { value } of (node.properties ?? []) as SyntaxNode[])
      if (value) this.pattern(value as SyntaxNode, scope);
  }

  private readonly rules: Readonly<Record<string, (node: SyntaxNode, scope: Scope) => void>> = {
    StringLiteral: ({ value }) => this.code(String(value)),
    TemplateLiteral: ({ quasis, expressions }, scope) => {
      for (const code of quotedIn(quasis as SyntaxNode[])) this.code(code);
      this.all(expressions, scope);
    },
    BinaryExpression: ({ operator, left, right }, scope) => {
      const compared = /^[!=]==?$/.test(String(operator)) ? 'StringLiteral' : undefined;
      this.all(
        [left, right].filter((side) => (side as SyntaxNode).type !== compared),
        scope,
      );
    },
    SwitchCase: ({ consequent }, scope) => this.all(consequent, scope),
    BlockStatement: ({ body }, scope) => this.block(body as SyntaxNode[], scope.within()),
    VariableDeclarator: ({ id, init }, scope) => {
      this.pattern(id as SyntaxNode, scope);
      this.walk(init as SyntaxNode | null, scope);
    },
    ForOfStatement: ({ left, right, body }, scope) => {
      const inner = scope.within();
      const [declarator] = ((left as SyntaxNode).declarations ?? []) as SyntaxNode[];
      if (declarator) this.wiring.typing.declare(declarator.id as SyntaxNode, this.typeOf(right, scope), inner);
      this.all([right, body], inner);
    },
    ForStatement: ({ init, test, update, body }, scope) => {
      const inner = scope.within();
      this.block(init ? [init as SyntaxNode] : [], inner);
      this.all([test, update, body], inner);
    },
    TryStatement: ({ block, handler, finalizer }, scope) => {
      const before = this.caught;
      if (handler) this.caught = [...before, ...this.codesOf(caughtIn(handler as SyntaxNode), scope)];
      this.walk(block as SyntaxNode, scope);
      this.caught = before;
      this.all([(handler as SyntaxNode | null)?.body, finalizer], scope);
    },
    ObjectExpression: (node, scope) => {
      for (const type of typesIn(node)) this.lead(this.wiring.decisionOn(type));
      for (const part of node.properties as SyntaxNode[])
        this.walk(part.type === 'ObjectProperty' ? (part.value as SyntaxNode) : part, scope);
    },
    Identifier: (node, scope) => {
      const found = scope.find(nameOf(node))
        ? undefined
        : this.wiring.typing.shapes.tree.find(nameOf(node), scope.module);
      if (found && found.node.type !== 'ClassDeclaration' && !this.wiring.isDecider(found))
        this.lead({ ...found, title: nameOf(node) });
    },
    MemberExpression: (node, scope) => {
      this.all([node.object, node.computed ? node.property : undefined], scope);
      for (const member of this.wiring.typing.members(node, scope)) this.leadToMember(member);
    },
    OptionalMemberExpression: (node, scope) => this.rules.MemberExpression?.(node, scope),
    CallExpression: (node, scope) => {
      const given = node.arguments as SyntaxNode[];
      for (const [nth, each] of given.entries()) {
        if (functions.test(each.type)) this.given.set(each, this.wiring.typing.parametersGiven(node, nth, scope));
        if (each.type === 'Identifier') this.leadToAsked(each, scope);
      }
      this.all([node.callee, ...given], scope);
    },
    OptionalCallExpression: (node, scope) => this.rules.CallExpression?.(node, scope),
    NewExpression: (node, scope) => {
      for (const made of this.wiring.typing.of(node, scope)) this.leadToMade(made);
      this.rules.CallExpression?.(node, scope);
    },
  };

  private block(statements: readonly SyntaxNode[], scope: Scope): void {
    for (const statement of statements) {
      for (const { id, init } of (statement.declarations ?? []) as SyntaxNode[])
        this.wiring.typing.declare(id as SyntaxNode, this.typeOf(init, scope), scope);
      if (statement.type === 'FunctionDeclaration') scope.declare(nameOf(statement.id), () => []);
    }
    this.all(statements, scope);
  }

  private typeOf(value: unknown, scope: Scope): () => Shape[] {
    return () => (value ? this.wiring.typing.of(value as SyntaxNode, scope) : []);
  }

  /** The codes of classes of errors: all of those that any refusal may have. */
  private codesOf(classes: readonly string[], { module }: Scope): string[] {
    if (classes.some((name) => name === 'Error' || name === 'Refusal')) return [...this.wiring.codes];
    return classes.flatMap((name) => this.wiring.typing.shapes.tree.find(name, module) ?? []).flatMap(literalsIn);
  }

  private code(value: string): void {
    if (this.wiring.codes.has(value) && !this.caught.includes(value)) this.codes.add(value);
  }

  private lead(to: Unit | undefined): void {
    if (to) this.leads.set(`${unitKey(to)} ${this.caught}`, { to, caught: this.caught });
  }

  private leadToMember({ node, module, self, name }: Member): void {
    this.lead({ node, module, self, title: `${nameOf(self.node.id ?? { name: '' })}.${name}` });
  }

  /** A guard, an interceptor or a pipe that is given by its class. */
  private leadToAsked(node: SyntaxNode, { module }: Scope): void {
    const found = this.wiring.typing.shapes.tree.find(nameOf(node), module);
    if (found?.node.type !== 'ClassDeclaration') return;
    for (const name of calledByNest)
      for (const member of this.wiring.typing.shapes.members(found, name)) this.leadToMember(member);
  }

  private leadToMade(self: Shape): void {
    this.lead(this.wiring.handlerOf(self));
    this.leadToConstructor(self);
    const title = `new ${nameOf(self.node.id)}`;
    for (const node of membersIn(self.node))
      if (node.type === 'ClassProperty' && node.value) this.lead({ ...self, node, self, title });
  }

  /** Which also gives properties their values. */
  private leadToConstructor(self: Shape): void {
    const node = constructorOf(self.node);
    if (node) this.lead({ ...self, node, self, title: `new ${nameOf(self.node.id)}` });
  }
}
