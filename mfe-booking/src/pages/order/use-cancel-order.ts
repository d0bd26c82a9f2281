import { listBookings, listProducts, showOrder } from '@northlight/client';
import { refresh, toast, useQueryClient } from '@northlight/site-kit';
import { idempotencyKeys } from '@northlight/site-kit/booking-ui';
import { useState } from 'react';
import { wordsOf } from '../../failures.ts';
import { cancelOrder } from '../../features/see-order/order-calls.ts';
import type { OrderAccess } from '../../order-access.ts';

interface Cancelling {
  /** Its visits too, each by its own rules (§9). */
  readonly cancelBookings: boolean;
  /** What is said when it is done. */
  readonly title: string;
  readonly onDone: () => void;
}

/** POST /api/orders/{id}/cancel, one at a time. */
export const useCancelOrder = (access: OrderAccess, { cancelBookings, title, onDone }: Cancelling) => {
  const [keys] = useState(idempotencyKeys);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const client = useQueryClient();
  const cancel = async () => {
    setBusy(true);
    setProblem(undefined);
    const body = cancelBookings ? { cancelBookings } : {};
    const failed = await cancelOrder(access, body, keys.keyFor({ id: access.id })).then(() => undefined, wordsOf);
    await refresh(client, showOrder);
    void refresh(client, listProducts, listBookings);
    setBusy(false);
    if (failed) return setProblem(failed);
    toast({ title, tone: 'good' });
    onDone();
  };
  return { cancel: () => void cancel(), isBusy, problem };
};
