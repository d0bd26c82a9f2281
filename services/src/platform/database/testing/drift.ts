import type { DataSource, QueryRunner } from 'typeorm';

/**
 * What TypeORM would change of the tables to have them as the rows describe them; nothing: they fit. It asks many questions of one
 * connection at once, which `pg` is to refuse: here each waits for the one before.
 */
export async function driftOf(source: DataSource): Promise<string[]> {
  const make = source.createQueryRunner;
  source.createQueryRunner = (...how) => oneByOne(make.apply(source, how));
  try {
    const { upQueries } = await source.driver.createSchemaBuilder().log();
    return upQueries.map(({ query }) => query);
  } finally {
    source.createQueryRunner = make;
  }
}

function oneByOne(runner: QueryRunner): QueryRunner {
  const ask: (...statement: Parameters<QueryRunner['query']>) => Promise<unknown> = runner.query.bind(runner);
  let last: Promise<unknown> = Promise.resolve();
  runner.query = ((...statement: Parameters<QueryRunner['query']>) => {
    const answer = last.then(() => ask(...statement));
    last = answer.catch(() => undefined);
    return answer;
  }) as QueryRunner['query'];
  return runner;
}
