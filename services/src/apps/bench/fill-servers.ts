import 'reflect-metadata';
import { randomUUID } from 'node:crypto';
import { NestFactory } from '@nestjs/core';
import { CommandBus } from '@nestjs/cqrs';
import pg from 'pg';
import { OpenSlots } from '../../contexts/booking/index.js';
import { CreatePromotion } from '../../contexts/promotions/index.js';
import { IssueVoucher, Vouchers } from '../../contexts/vouchers/index.js';
import { bootstrap } from '../../platform/http/lifecycle.js';
import { ToolsModule } from '../tools/tools.module.js';

/** A day is opened at the second venue; gift cards of these amounts in dollars and a promo code with so many uses are made, and told as JSON. */
const [uses = '', ...amounts] = process.argv.slice(2);
const promoCode = 'COME-NORTH';
const secondVenue = 2;

await bootstrap(async () => {
  const app = await NestFactory.createApplicationContext(ToolsModule, { logger: ['error', 'warn'] });
  const commands = app.get(CommandBus, { strict: false });
  const vouchers = app.get(Vouchers, { strict: false });
  const pool = app.get(pg.Pool, { strict: false });
  const date = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
  await pool.query("update catalog.venues set status = 'open' where id = $1", [secondVenue]);
  await pool.query(
    `insert into catalog.venue_experiences (venue_id, experience_id, rules)
     select $1, experience_id, rules from catalog.venue_experiences where venue_id = 1
     on conflict (venue_id, experience_id) do update set rules = excluded.rules`,
    [secondVenue],
  );
  await commands.execute(new OpenSlots(secondVenue, { from: date, days: 1 }));
  const limits = { uses: Number(uses), usesPerCustomer: 1, minimum: 0 };
  const terms = { kind: 'percent', value: 10, appliesTo: 'tickets', starts: '2020-01-01', ends: '2099-12-31' } as const;
  await commands.execute(new CreatePromotion({ code: promoCode, ...terms, ...limits }, 1));
  const voucherCodes: string[] = [];
  for (const amount of amounts.map(Number)) {
    const request = { amount, recipientName: 'Ann Lee', recipientEmail: 'ann@example.com' };
    const { id } = await commands.execute(new IssueVoucher(request, { userId: 1, key: randomUUID() }));
    const { rows } = await pool.query<{ ledger: number }>('select ledger from vouchers.vouchers where id = $1', [id]);
    const found = await vouchers.find({ ledger: rows[0]?.ledger ?? 0, id });
    voucherCodes.push(found?.recipient?.code ?? '');
  }
  console.log(JSON.stringify({ promoCode, voucherCodes }));
  await app.close();
});
