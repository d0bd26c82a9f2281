/** A node of what the parser of PostgreSQL makes of a statement. */
export type Tree = Readonly<Record<string, unknown>>;

export const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;

/** A part of a statement that reads or writes rows, without those inside it. */
export interface Part {
  readonly kind: string;
  readonly nodes: [key: string, node: Tree][];
}

const kinds = new Set(['SelectStmt', 'InsertStmt', 'UpdateStmt', 'DeleteStmt']);

/** Every part of a statement, the inner ones, too. */
export function partsOf(tree: unknown): readonly Part[] {
  const all: Part[] = [];
  const enter = (key: string, inner: unknown, own: Part | undefined): void => {
    if (!isTree(inner)) return;
    const part = isPart(key, inner) ? begin(key) : own;
    part?.nodes.push([key, inner]);
    for (const [name, value] of Object.entries(inner)) enter(name, value, part);
  };
  const begin = (kind: string): Part => {
    const part: Part = { kind, nodes: [] };
    all.push(part);
    return part;
  };
  enter('', tree, undefined);
  return all;
}

/** The halves of a union are parts, too; those of a join are not. */
const isPart = (key: string, node: Tree): boolean =>
  kinds.has(key) || ((key === 'larg' || key === 'rarg') && 'limitOption' in node);
