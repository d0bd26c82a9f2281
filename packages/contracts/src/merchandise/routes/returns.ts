import { created, ok } from '../../wire/answer.js';
import { orderId, orderReference } from '../../wire/example-values.js';
import { route, routeGroup } from '../../wire/route.js';
import * as examples from '../examples/returns.js';
import { PayBackReturnDto, ReceiveReturnDto, RequestReturnDto } from '../return-order.dto.js';
import { type OrderReturnView } from '../return-views.js';

export const returnsRoutes = routeGroup('Returns', {
  requestReturn: route('POST /api/orders/:id/returns', {
    summary: 'Return items of your order',
    access: 'everyone',
    tokenHeader: 'Order-Token',
    idempotencyKey: 'optional',
    body: RequestReturnDto,
    answer: created<OrderReturnView>('We wait for the items; their price and tax go back once they have arrived.'),
    refuses: ['ORDER_NOT_FOUND', 'RETURN_NOT_POSSIBLE', 'RETURN_TOO_MANY'],
    example: { params: { id: orderId }, body: examples.requestReturn, answer: examples.requested },
  }),
  receiveReturn: route('POST /api/admin/orders/:order/returns/:returnId/receive', {
    summary: 'Take in returned items',
    access: ['desk'],
    idempotencyKey: 'optional',
    body: ReceiveReturnDto,
    answer: ok<OrderReturnView>('Their money is on its way to the card that paid, or due at the venue.'),
    refuses: ['ORDER_NOT_FOUND', 'RETURN_NOT_FOUND', 'RETURN_NOT_OPEN', 'RETURN_TOO_MANY'],
    example: {
      params: { order: orderReference, returnId: examples.returnId },
      body: examples.receiveReturn,
      answer: examples.received,
    },
  }),
  payBackReturn: route('POST /api/admin/orders/:order/returns/:returnId/pay-back', {
    summary: 'Pay a return back at the desk',
    access: ['desk'],
    idempotencyKey: 'optional',
    body: PayBackReturnDto,
    answer: ok<OrderReturnView>('It is paid back, and in the till of who did it.'),
    refuses: ['ORDER_NOT_FOUND', 'RETURN_NOT_FOUND', 'RETURN_NOT_DUE'],
    example: {
      params: { order: orderReference, returnId: examples.returnId },
      body: examples.payBack,
      answer: examples.paidBack,
    },
  }),
});
