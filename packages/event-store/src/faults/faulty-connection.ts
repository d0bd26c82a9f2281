import type pg from 'pg';
import { flush } from '../append/flusher.js';
import { type BatchPart, ConnectionLost, PipelinedConnection, type Statement } from '../append/pipelined-connection.js';
import { EngineOptions } from '../engine-options.js';
import type { FaultPoint, Faults } from './faults.js';

const begin: Statement = { text: 'begin' };
const commit: Statement = { text: 'commit' };
const rollback: Statement = { text: 'rollback' };

/** Found by what a statement writes: heads that are locked first shift every number. */
const pointBefore: readonly (readonly [BatchPart, FaultPoint])[] = [
  ['append', 'before-append'],
  ['projection', 'before-projection'],
  ['companion', 'before-companions'],
];

/** How the engine is set where faults are planted: batch by batch, and told of every one only once it is on disk. */
export const withFaults = (faults: Faults): Partial<EngineOptions> => ({
  maxInFlight: 1,
  earlyRelease: 'always',
  connect: (config) => FaultyConnection.faulty(config, faults),
});

/** A connection on which a batch is written step by step, so that something can happen between any two. */
class FaultyConnection extends PipelinedConnection {
  private constructor(
    options: pg.ClientConfig,
    private readonly faults: Faults,
  ) {
    super(options);
  }

  static faulty(options: pg.ClientConfig, faults: Faults): Promise<PipelinedConnection> {
    return new FaultyConnection(options, faults).connected();
  }

  override async send(statements: readonly Statement[]): Promise<pg.QueryResult[]> {
    if (statements.includes(flush)) await this.pass('before-finding-out');
    if (statements.includes(flush) || statements[0]?.text === rollback.text) return super.send(statements);
    await this.pass('before-read');
    const results = await super.send(statements);
    await this.pass('after-read');
    return results;
  }

  override async write(statements: readonly Statement[], last?: Statement): Promise<void> {
    if (statements.includes(flush)) {
      await this.pass('before-flush');
      return super.write(statements, last);
    }
    try {
      if (!last) await super.send([begin]);
      await this.writeInSteps(statements);
      await this.pass('before-commit');
    } catch (error) {
      if (!this.isLost) await super.send([rollback]);
      throw error;
    }
    return this.commit(last ?? commit);
  }

  /** A batch that writes nothing of a part passes its point all the same. */
  private async writeInSteps(statements: readonly Statement[]): Promise<void> {
    const sendPart = async (part?: BatchPart): Promise<void> => {
      for (const statement of statements.filter((one) => one.part === part)) await super.send([statement]);
    };
    await sendPart();
    for (const [part, point] of pointBefore) {
      await this.pass(point);
      await sendPart(part);
    }
  }

  /** @throws {ConnectionLost} whatever goes wrong once it is sent: it may have happened */
  private async commit(last: Statement): Promise<void> {
    const sent = super.send([last]);
    sent.catch(() => undefined); // it is awaited below, unless a fault is faster
    await this.pass('commit-sent').catch(inDoubt);
    await sent;
    await this.pass('after-commit').catch(inDoubt);
  }

  private pass(point: FaultPoint): Promise<void> {
    return this.faults.at(point, () => {
      throw this.lost(new Error('The connection was cut'));
    });
  }
}

const inDoubt = (error: unknown): never => {
  throw error instanceof ConnectionLost ? error : new ConnectionLost(error);
};
