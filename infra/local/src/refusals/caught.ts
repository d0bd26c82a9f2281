import { nameOf } from '../api-report/source-module.js';
import { nodesIn, partsIn, type SyntaxNode } from '../syntax/syntax-node.js';

/**
 * The classes of errors that go no further than a `catch`: those that it tests with `instanceof` and lets end there, or
 * `Error` where nothing goes on.
 */
export function caughtIn({ param, body }: SyntaxNode): string[] {
  const error = param ? nameOf(param) : '';
  const statements = partsIn(body as SyntaxNode);
  const throws = statements.flatMap(nodesIn).some(({ type }) => type === 'ThrowStatement');
  if (!throws) return goesOn(statements, error) ? [] : ['Error'];
  const tests = nodesIn(body as SyntaxNode).filter(({ type }) => type === 'IfStatement');
  return tests.flatMap((one) =>
    classIn(
      one,
      error,
      goesOn(
        statements.filter((each) => each !== one),
        error,
      ),
    ),
  );
}

/** Of `if (error instanceof Class) …` and `if (!(error instanceof Class)) throw error` the class that ends there. */
function classIn({ test, consequent }: SyntaxNode, error: string, goesOnAfter: boolean): string[] {
  const { operator, argument, right } = test as SyntaxNode;
  const then = consequent as SyntaxNode;
  if (operator === 'instanceof') return leaves(then) && !goesOn([then], error) ? [nameOf(right)] : [];
  const negated = (operator === '!' ? argument : undefined) as SyntaxNode | undefined;
  return negated?.operator === 'instanceof' && goesOn([then], error) && !goesOnAfter ? [nameOf(negated.right)] : [];
}

const leaves = (node: SyntaxNode): boolean =>
  nodesIn(node).some(({ type }) => /^(?:Return|Throw|Continue)Statement$/.test(type));

/** Whether an error is thrown again, returned or handed to a function; one that is thrown in its place is another. */
const goesOn = (nodes: readonly SyntaxNode[], error: string): boolean =>
  nodes.some((node) => {
    if (/^(?:Throw|Return)Statement$/.test(node.type) && isNamed(node.argument, error)) return true;
    if (node.type === 'ThrowStatement') return false;
    const given = (node.type === 'CallExpression' ? node.arguments : []) as SyntaxNode[];
    return given.some((each) => isNamed(each, error)) || goesOn(partsIn(node), error);
  });

const isNamed = (node: unknown, name: string): boolean => (node as SyntaxNode | null)?.name === name;
