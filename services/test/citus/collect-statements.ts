import pg from 'pg';

/** Collects the text of every statement that this process sends from now on. */
export function collectStatements(): ReadonlySet<string> {
  const texts = new Set<string>();
  const send = pg.Client.prototype.query as (...args: unknown[]) => unknown;
  pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]): unknown {
    const [first] = args as [string | { readonly text?: string } | undefined];
    const text = typeof first === 'string' ? first : first?.text;
    if (text) texts.add(text);
    return send.apply(this, args);
  } as typeof pg.Client.prototype.query;
  return texts;
}
