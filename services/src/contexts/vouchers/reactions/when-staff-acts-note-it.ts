import type { Recorded, StreamReader } from '@northlight/event-store';
import type { Subscription } from '@northlight/event-store/consume';
import { type AuditedEvents, auditOf } from '../../../platform/audit/staff-acts.js';
import type { VoucherIssued, VoucherRevoked } from '../domain/voucher.events.js';
import { voucherIdIn, voucherStream } from '../domain/voucher-id.js';

type StaffEvent = VoucherIssued | VoucherRevoked;

interface ReactionDependencies {
  readonly streams: Pick<StreamReader, 'readUntil'>;
  readonly accounts: AuditedEvents<StaffEvent>['accounts'];
}

/** Vouchers that are issued and revoked are in the audit of the house, by the end of their code and without their recipient. */
export const whenStaffActsNoteIt = ({ streams, accounts }: ReactionDependencies): Subscription =>
  auditOf<StaffEvent>({
    ...{ name: 'audit-of-vouchers', types: ['VoucherIssued', 'VoucherRevoked'], isStaffsAlone, accounts },
    tell: async ({ stream, event }) => {
      const subject = { kind: 'voucher', id: voucherIdIn(stream) };
      return { room: 'vouchers', subject, ...viewOf(event) };
    },
    nameOf: async ({ id }, ledger) => {
      const [first] = (await streams.readUntil(ledger, voucherStream(String(id)), { version: 1 })) as [
        Recorded<VoucherIssued>,
      ];
      return `…${first.event.codeEnd}`;
    },
  });

/** What a customer bought is no act of the staff. */
const isStaffsAlone = (event: Readonly<Record<string, unknown>>): boolean => event.soldBy === undefined;

const viewOf = (event: StaffEvent) =>
  event.type === 'VoucherIssued'
    ? { what: 'issued', new: { amountCents: event.amount, expires: event.expires } }
    : { what: 'revoked', old: { status: 'live' }, new: { status: 'revoked', reason: event.reason } };
