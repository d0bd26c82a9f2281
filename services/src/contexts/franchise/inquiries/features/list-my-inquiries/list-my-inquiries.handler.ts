import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { MyInquiryView } from '@northlight/contracts';
import { statusOf } from '../../../domain/inquiry-status.js';
import { History } from '../../../persistence/history.repository.js';
import { Inquiries } from '../../../persistence/inquiries.repository.js';

/** Asks where the inquiries of an account stand (decisions.md G11). */
export class ListMyInquiries extends Query<MyInquiryView[]> {
  constructor(readonly userId: number) {
    super();
  }
}

@QueryHandler(ListMyInquiries)
export class ListMyInquiriesHandler implements IQueryHandler<ListMyInquiries> {
  constructor(
    private readonly inquiries: Inquiries,
    private readonly history: History,
  ) {}

  async execute({ userId }: ListMyInquiries): Promise<MyInquiryView[]> {
    const mine = (await this.inquiries.of(userId)).filter(({ isErased }) => !isErased);
    const people = await this.inquiries.readable(mine);
    const since = await this.history.statusSince(mine.map(({ id }) => id));
    return mine.map(({ id, ref, status, createdAt, investmentLevel, timeframe }) => ({
      ...{ id, investmentLevel, timeframe, status: statusOf(status) },
      targetRegion: people.get(ref)?.targetRegion ?? '',
      createdAt: createdAt.toISOString(),
      statusSince: (since.get(id) ?? createdAt).toISOString(),
    }));
  }
}
