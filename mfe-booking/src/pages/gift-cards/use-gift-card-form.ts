import { placeOrder } from '@northlight/client';
import { BuyGiftCardDto, type OrderPlacedView, type PlaceOrderDto } from '@northlight/contracts';
import { callApi, HttpError, href, useMutation, useNavigate, useQueryClient, useSession } from '@northlight/site-kit';
import { idempotencyKeys } from '@northlight/site-kit/booking-ui';
import { failureText, useRuledForm } from '@northlight/site-kit/forms';
import { useEffect, useState } from 'react';
import { noPaymentYet, paymentQuery } from '../../features/pay-online/payment-calls.ts';
import { markNew } from '../../just-made.ts';
import { keepLinkToken } from '../../link-token.ts';
import { orderQuery } from '../../order-access.ts';
import { texts } from '../../texts/gift-cards.ts';

const names = [
  ...(['amount', 'design', 'recipientName', 'recipientEmail', 'message', 'sendOn'] as const),
  ...(['customerName', 'customerEmail'] as const),
];
const empty = { amount: 50, design: 'aurora' as const, recipientName: '', recipientEmail: '', message: '' };

/** How long an answer may take; a second press after that sends the same order, which is safe. */
const ANSWER_TIMEOUT_MS = 20_000;

/** The form of a gift card, from the first letter to the page of its order, which leads on to the payment. */
export function useGiftCardForm() {
  const [keys] = useState(idempotencyKeys);
  const rules = useRuledForm<BuyGiftCardDto>(BuyGiftCardDto, { ...empty, customerName: '', customerEmail: '' }, names);
  const arrive = useArrival();
  const call = useMutation({
    mutationFn: (typed: BuyGiftCardDto) => {
      const body = orderOf(typed);
      const input = { body, idempotencyKey: keys.keyFor(body) };
      return callApi(placeOrder, input, { signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS) });
    },
    onSuccess: (placed) => {
      keys.forget();
      return arrive(placed);
    },
  });
  useOwnContact(rules.form);
  return {
    ...rules,
    send: rules.submit((typed) => call.mutateAsync(typed)),
    isSending: call.isPending,
    failure: call.isError && !hasFields(call.error) ? failureText(call.error, wordings) : undefined,
  };
}

export type GiftCardForm = ReturnType<typeof useGiftCardForm>;

const wordings = { refused: texts.couldntOrder };

/** One card, alone in its order, which counts once it is paid online. */
const orderOf = (typed: BuyGiftCardDto): PlaceOrderDto => {
  const { customerName, customerEmail, amount, design, recipientName, recipientEmail, message, sendOn } = typed;
  const more = { ...(message && { message }), ...(sendOn && { sendOn }) };
  return {
    ...{ customerName, customerEmail, bookings: [], products: [], openTickets: [] },
    giftCards: [{ amount: Number(amount), design, recipientName, recipientEmail, ...more }],
    payOnline: true,
  };
};

const hasFields = (reason: unknown): boolean => reason instanceof HttpError && reason.errors.length > 0;

/** Who is signed in need not type their name. */
const useOwnContact = (form: GiftCardFormOf) => {
  const { user } = useSession();
  useEffect(() => {
    if (!user) return;
    const { customerName, customerEmail } = form.getValues();
    if (!customerName) form.setValue('customerName', [user.firstName, user.lastName].filter(Boolean).join(' '));
    if (!customerEmail) form.setValue('customerEmail', user.email);
  }, [user, form]);
};

type GiftCardFormOf = ReturnType<typeof useRuledForm<BuyGiftCardDto>>['form'];

/** The page of the order in place of the form: it leads on to the payment by itself. */
const useArrival = () => {
  const navigate = useNavigate();
  const client = useQueryClient();
  return async ({ token, ...order }: OrderPlacedView) => {
    keepLinkToken('order', order.id, token);
    const access = { id: order.id, token };
    client.setQueryData(orderQuery(access).queryKey, order);
    client.setQueryData(paymentQuery(access).queryKey, noPaymentYet(order));
    markNew(order.id);
    await navigate(href('order', { id: order.id }));
  };
};
