import type { PayBackReturnDto, ReceiveReturnDto, RequestReturnDto } from '../return-order.dto.js';
import type { OrderReturnView } from '../return-views.js';

export const returnId = '01a58d14-6b80-7c2a-9d31-4e7f0a2b9c56';

export const requestReturn: RequestReturnDto = { lines: [{ line: 0, quantity: 1 }], reason: 'wrong_size' };

export const requested: OrderReturnView = {
  id: returnId,
  state: 'requested',
  reason: 'wrong_size',
  requestedAt: '2027-05-10T16:20:00.000Z',
  receivedAt: null,
  refundedAt: null,
  refund: 0,
  lines: [{ line: 0, quantity: 1, received: null }],
};

export const receiveReturn: ReceiveReturnDto = { lines: [{ line: 0, quantity: 1, restock: true }] };

export const received: OrderReturnView = {
  ...requested,
  state: 'due_at_venue',
  receivedAt: '2027-05-14T15:00:00.000Z',
  refund: 30.24,
  lines: [{ line: 0, quantity: 1, received: 1 }],
};

export const payBack: PayBackReturnDto = { paidWith: 'cash' };

export const paidBack: OrderReturnView = { ...received, state: 'refunded', refundedAt: '2027-05-14T15:02:00.000Z' };
