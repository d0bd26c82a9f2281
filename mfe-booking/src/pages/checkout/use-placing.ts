import { listProducts } from '@northlight/client';
import type { BookingPlacedView, BookingQuote, OrderPlacedView } from '@northlight/contracts';
import { type CartLine, cartStore, href, refresh, toast, useNavigate, useQueryClient } from '@northlight/site-kit';
import type { LineNews } from '@northlight/site-kit/cart-ui';
import { useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { type ContactDraft, forgetContact } from '../../features/check-out/contact-draft.ts';
import type { OrderFailure } from '../../features/check-out/order-failure.ts';
import { placeOrder } from '../../features/check-out/place-order.ts';
import { settleCart } from '../../features/check-out/settle-cart.ts';
import type { Charges } from '../../features/check-out/use-charges.ts';
import { useRefreshSlots } from '../../features/find-slots/slots.ts';
import { markOrderFirm } from '../../features/keep-seats/firm-seats.ts';
import { noPaymentYet, paymentQuery } from '../../features/pay-online/payment-calls.ts';
import { saveAddress } from '../../features/ship-to/address-draft.ts';
import { type AddressField, addressIds } from '../../features/ship-to/address-fields.tsx';
import type { Failure } from '../../features/use-voucher/use-voucher.ts';
import { markNew } from '../../just-made.ts';
import { keepLinkToken } from '../../link-token.ts';
import { orderQuery } from '../../order-access.ts';
import { texts } from '../../texts/checkout.ts';
import { type ContactField, contactIds, lineProblems, submitId, timeIdOf } from './problems.ts';
import type { Refusal } from './use-refusal.ts';
import type { useShipping } from './use-shipping.ts';

type Shipping = ReturnType<typeof useShipping>;

/** §8, word for word. */
const bookingFailed = texts.thereWasAnErrorProcessing;

interface Placing {
  readonly form: UseFormReturn<ContactDraft>;
  /** What the page shows of the prices, and the gift voucher that pays of them. */
  readonly priced: {
    /** Merchandise is shown at the price of members. */
    readonly isMember: boolean;
    readonly quotes: ReadonlyMap<string, BookingQuote>;
    readonly code: string | undefined;
    /** Dollars that a promo code takes off the merchandise. */
    readonly goodsDiscount: number;
    /** Dollars that a gift card pays of it and what comes to it. */
    readonly goodsVoucher: number;
    /** Whether the time of a visit is chosen after the order. */
    readonly isLater: (line: CartLine) => boolean;
    /** The order counts once it is paid online. */
    readonly payOnline: boolean;
    /** What was shown to come to the merchandise. */
    readonly charges: Charges | undefined;
    /** Its customer wants a mail should they leave before paying. */
    readonly remindIfUnpaid: boolean;
  };
  /** Where it is shipped to, where it is. */
  readonly shipping: Shipping;
  readonly refusal: Refusal;
  /** Asks again how the things in the cart stand. */
  readonly refresh: () => Promise<ReadonlyMap<string, LineNews>>;
  readonly openTime: (lineId: string) => void;
  readonly setOrdered: (lines: readonly CartLine[]) => void;
}

/** From the press of the button to the page of the order, or to the reason why not. One at a time (U10). */
export const usePlacing = ({ form, priced, shipping, refusal, refresh, openTime, setOrdered }: Placing) => {
  const [isBusy, setBusy] = useState(false);
  const [timeRefusal, setTimeRefusal] = useState<OrderFailure>();
  const [voucherRefusal, setVoucherRefusal] = useState<Failure>();
  const isUnderWay = useRef(false);
  const refreshSlots = useRefreshSlots();
  const arrive = useArrival(setOrdered);

  const fail = async (failure: OrderFailure) => {
    const { lineId, message, isAboutTime, fields } = failure;
    toast({ title: lineId ? bookingFailed : texts.yourOrderWasntPlaced, description: message, tone: 'bad' });
    const [news] = await Promise.all([refresh(), refreshSlots()]);
    if (lineId && isAboutTime) {
      setTimeRefusal(failure);
      openTime(lineId);
    }
    showFields({ form, shipping }, fields);
    const changed = lineProblems(cartStore.getState().lines, news, priced.isLater);
    refusal.show(changed, changed.length > 0 ? [] : [{ fieldId: placeOf(failure), message }]);
  };

  /** What it pays is asked anew; the reason stands beside it. */
  const failWithVoucher = ({ message }: OrderFailure) => {
    toast({ title: bookingFailed, description: message, tone: 'bad' });
    setVoucherRefusal({ place: 'voucher', message });
  };

  const place = async (lineIds: readonly string[]) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setBusy(true);
    setTimeRefusal(undefined);
    setVoucherRefusal(undefined);
    refusal.clear();
    void loadOrderPage();
    const { isLater, ...shown } = priced;
    const laterIds = cartStore
      .getState()
      .lines.filter(isLater)
      .map(({ lineId }) => lineId);
    const contact = form.getValues();
    const shipTo = shipping.address();
    const placed = await placeOrder({ lineIds, laterIds, contact, shipTo, ...shown, onBooked: keepBooking });
    if ('order' in placed) await arrive(placed.order, placed.lines);
    else await (placed.failure.isAboutVoucher ? failWithVoucher : fail)(placed.failure);
    isUnderWay.current = false;
    setBusy(false);
  };
  return { place, isBusy, timeRefusal, voucherRefusal };
};

/** Beside the times of the visit that was refused, else beside the button. */
const placeOf = ({ lineId }: OrderFailure) => (lineId ? timeIdOf({ lineId }) : submitId);

const showFields = ({ form, shipping }: Pick<Placing, 'form' | 'shipping'>, fields: OrderFailure['fields']) => {
  for (const { field, message } of fields) {
    if (field in contactIds) form.setError(field as ContactField, { message });
    const part = field.replace(/^shipTo\./, '');
    if (part !== field && part in addressIds) shipping.form.setError(part as AddressField, { message });
  }
};

const keepBooking = ({ id, manageToken }: BookingPlacedView) => keepLinkToken('manage', id, manageToken);

/** Fetched while the order is under way, so that a lost network afterwards hides nothing. */
const loadOrderPage = () => import('../order/order-page.tsx').catch(() => undefined);

/** What happens on success: the page of the order in place of the form, and a cart without what was ordered. */
const useArrival = (setOrdered: Placing['setOrdered']) => {
  const navigate = useNavigate();
  const client = useQueryClient();
  const refreshSlots = useRefreshSlots();
  return async ({ token, ...order }: OrderPlacedView, lines: readonly CartLine[]) => {
    await loadOrderPage();
    setOrdered(lines);
    keepLinkToken('order', order.id, token);
    const access = { id: order.id, token };
    client.setQueryData(orderQuery(access).queryKey, order);
    client.setQueryData(paymentQuery(access).queryKey, noPaymentYet(order));
    markNew(order.id);
    forgetContact();
    saveAddress(undefined);
    settleCart(lines);
    markOrderFirm(order);
    // replaced, so that Back does not lead to a checkout of nothing
    await navigate(href('order', { id: order.id }), { replace: true });
    await Promise.all([refreshSlots(), refresh(client, listProducts)]);
  };
};
