import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import {
  type FranchiseInquiryDetailView,
  type FranchiseInquiryView,
  isFound,
  type ListInquiriesDto,
  type Page,
  pageSize,
  placeText,
} from '@northlight/contracts';
import { cutPage, instant, int, type KeyOf, KeysetCursor } from '../../../../../platform/kernel/keyset-cursor.js';
import { Refusal } from '../../../../../platform/kernel/refusal.js';
import { lookThrough } from '../../../../../platform/privacy/look-through.js';
import type { Applicant } from '../../../persistence/applicants.js';
import { Inquiries, type StoredInquiry } from '../../../persistence/inquiries.repository.js';
import { InquiryViews } from '../../../persistence/inquiry-views.js';

/** Applicants are sealed: a search opens them, and so does the whole list. */
const MAX_OPENED = 5_000;
const BATCH_SIZE = 250;

const key = { createdAt: instant, id: int };
const inquiryCursor = new KeysetCursor('inquiry', key);

/** Asks for inquiries, the newest first: a page of them, or all where no page is asked for. */
export class ListInquiries extends Query<Page<FranchiseInquiryView>> {
  constructor(readonly wanted: ListInquiriesDto) {
    super();
  }
}

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

  /** @throws {Refusal} BAD_REQUEST for a cursor that nobody gave */
  async execute({ wanted }: ListInquiries): Promise<Page<FranchiseInquiryView>> {
    const { cursor, search = '', status } = wanted;
    const { limit = cursor === undefined ? MAX_OPENED : pageSize.most } = wanted;
    const start = inquiryCursor.keyIn(cursor);
    const read = (after: KeyOf<typeof key> | undefined, many: number) =>
      this.inquiries.page({ status, after: after ?? start, limit: many });
    const { rows, last } = search
      ? await lookThrough({ read, fitting: (some) => this.fitting(some, search), limit, most: MAX_OPENED })
      : cutPage(await read(undefined, limit + 1), limit);
    return { items: await this.viewsOf(rows), nextCursor: inquiryCursor.after(last) };
  }

  /** Some at a time: other requests come in between. */
  private async viewsOf(rows: readonly StoredInquiry[]): Promise<FranchiseInquiryView[]> {
    const views: FranchiseInquiryView[] = [];
    for (let at = 0; at < rows.length; at += BATCH_SIZE)
      views.push(...(await this.views.of(rows.slice(at, at + BATCH_SIZE))));
    return views;
  }

  private async fitting(rows: readonly StoredInquiry[], search: string): Promise<StoredInquiry[]> {
    const people = await this.inquiries.readable(rows);
    return rows.filter(({ ref }) => tells(people.get(ref), search));
  }
}

function tells(applicant: Applicant | undefined, search: string): boolean {
  if (!applicant) return false;
  const { firstName, lastName, email, city, state, targetRegion, phone } = applicant;
  return isFound(search, [firstName, lastName, email, placeText({ city, state }), targetRegion], phone);
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
