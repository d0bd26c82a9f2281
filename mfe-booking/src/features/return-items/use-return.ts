import { requestReturn, showOrder } from '@northlight/client';
import type { OrderReturnView, RequestReturnDto } from '@northlight/contracts';
import { callApi, toast } from '@northlight/site-kit';
import { inputOf, type OrderAccess } from '../../order-access.ts';
import { texts } from '../../texts/return-items.ts';
import { useSending } from '../../use-sending.ts';

/** POST /api/orders/{id}/returns, one at a time. */
export const useReturn = (access: OrderAccess, onDone: () => void) =>
  useSending<RequestReturnDto, OrderReturnView>({
    send: (body, idempotencyKey) => callApi(requestReturn, { ...inputOf(access), idempotencyKey, body }),
    stale: [showOrder],
    onDone: () => {
      onDone();
      toast({ title: texts.yourReturnIsRequested, tone: 'good' });
    },
  });
