import type { INestApplicationContext } from '@nestjs/common';
import { type Command, CommandBus } from '@nestjs/cqrs';
import pg from 'pg';
import { GatewayRecords, PaymentGateway, paymentCommandOf, paymentsQueue } from '../../contexts/payments/index.js';
import { PlanRecords } from '../../contexts/subscriptions/index.js';
import type { FixedClock } from '../../platform/kernel/clock.js';
import { Outbox } from '../../platform/queues/outbox.js';
import { Stage } from '../stage.js';
import type { DemoGateway } from './demo-gateway.js';

const HOUR_MS = 3_600_000;

/** A past in which money moved: the clocks of the house and of the gateway are set back together. */
export class PaidPast extends Stage {
  private readonly pool: pg.Pool;
  private readonly gateway: PaymentGateway;
  private readonly records: GatewayRecords;
  private readonly plans: PlanRecords;
  private readonly bus: CommandBus;
  private readonly outbox: Outbox;

  constructor(
    app: INestApplicationContext,
    clock: FixedClock,
    readonly sandbox: DemoGateway,
  ) {
    super(app, clock);
    this.pool = app.get(pg.Pool, { strict: false });
    this.gateway = app.get(PaymentGateway, { strict: false });
    this.records = app.get(GatewayRecords, { strict: false });
    this.plans = app.get(PlanRecords, { strict: false });
    this.bus = app.get(CommandBus, { strict: false });
    this.outbox = new Outbox(this.pool, clock);
  }

  override async playAt<Result>(at: Date, command: Command<Result>): Promise<Result> {
    await this.sandbox.setClock(at);
    return super.playAt(at, command);
  }

  /** What moved at the gateway within the hour before becomes true here, and what follows from that is done. */
  async settle(at: Date): Promise<void> {
    await this.work();
    const span = { from: new Date(at.getTime() - HOUR_MS), to: new Date(at.getTime() + HOUR_MS) };
    for (const movement of (await this.gateway.movements(span)).movements.toReversed()) {
      if (movement.kind === 'plan') await this.plans.settle(movement);
      else if ((await this.records.amountOf(movement)) === undefined) await this.records.settle(movement);
    }
    await this.work();
  }

  /** Runs every job about money that waits. */
  private async work(): Promise<void> {
    const waiting =
      'select ledger, position::float8 as position, kind, payload from log.outbox where kind = any($1) and done_at is null';
    for (;;) {
      const { rows } = await this.pool.query(waiting, [paymentsQueue.kinds]);
      if (rows.length === 0) return;
      for (const { payload, ...job } of rows) {
        await this.bus.execute(paymentCommandOf(job.kind, payload));
        await this.outbox.discard(job);
      }
    }
  }
}
