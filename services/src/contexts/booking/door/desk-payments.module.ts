import { Module } from '@nestjs/common';
import { DeskPayments } from '../domain/booking/desk-payments.js';
import { StoredDeskPayments } from '../persistence/stored-desk-payments.js';

/** What was paid at the desks, for the room that counts it. */
@Module({
  providers: [{ provide: DeskPayments, useClass: StoredDeskPayments }],
  exports: [DeskPayments],
})
export class DeskPaymentsModule {}
