import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { FranchiseInquiryDetailView, FranchiseInquiryView } from '@northlight/contracts';
import { Refusal } from '../../../../platform/kernel/refusal.js';
import { Inquiries } from '../../persistence/inquiries.repository.js';
import { InquiryViews } from '../../persistence/inquiry-views.js';

/** Asks for all inquiries, the newest first. */
export class ListInquiries extends Query<FranchiseInquiryView[]> {}

/** Asks for all that is known of one inquiry. */
export class ShowInquiry extends Query<FranchiseInquiryDetailView> {
  constructor(readonly id: number) {
    super();
  }
}

@QueryHandler(ListInquiries)
export class ListInquiriesHandler implements IQueryHandler<ListInquiries> {
  constructor(
    private readonly inquiries: Inquiries,
    private readonly views: InquiryViews,
  ) {}

  async execute(): Promise<FranchiseInquiryView[]> {
    return this.views.of(await this.inquiries.list());
  }
}

@QueryHandler(ShowInquiry)
export class ShowInquiryHandler implements IQueryHandler<ShowInquiry> {
  constructor(
    private readonly inquiries: Inquiries,
    private readonly views: InquiryViews,
  ) {}

  /** @throws {Refusal} INQUIRY_NOT_FOUND */
  async execute({ id }: ShowInquiry): Promise<FranchiseInquiryDetailView> {
    const inquiry = await this.inquiries.find(id);
    if (!inquiry) throw new Refusal('INQUIRY_NOT_FOUND');
    return this.views.detail(inquiry);
  }
}
