import { announce, type CartLine, pricedFor, useCart, useQuery } from '@northlight/site-kit';
import { useCartNews } from '@northlight/site-kit/cart-ui';
import { type SyntheticEvent, useState } from 'react';
import { type Buyer, useBuyer } from '../../buyer.ts';
import { sumOf } from '../../features/check-out/order-sum.ts';
import { chargesBody, useCharges } from '../../features/check-out/use-charges.ts';
import { useContactForm } from '../../features/check-out/use-contact-form.ts';
import { useGuests } from '../../features/check-out/use-guests.ts';
import { useQuotes } from '../../features/check-out/use-quotes.ts';
import { venuesQuery } from '../../features/choose-visit/venues.ts';
import { texts } from '../../texts/checkout.ts';
import { addressProblems, type ContactField, contactProblems, countProblems, lineProblems } from './problems.ts';
import { useLineEditor } from './use-line-editor.ts';
import { usePaymentChoice } from './use-payment-choice.ts';
import { usePlacing } from './use-placing.ts';
import { useRefusal } from './use-refusal.ts';
import { useShipping } from './use-shipping.ts';
import { useVoucherDesk } from './use-voucher-desk.ts';

/** The whole checkout as the page composes it: lines, prices, contact, and what became of the last press. */
export const useCheckoutDesk = () => {
  const form = useContactForm();
  const { news, refresh, isMember, setOrdered, lines, editor, shipping, charging, ...bill } = useBill(form);
  const { buyer, ordered, voucher, quotes, goodsDiscount, sum, payment, guests } = bill;
  const messageOf = (name: ContactField) => form.getFieldState(name, form.formState).error?.message;
  const counts = useRefusedCounts();
  const openProblems = () => [...lineProblems(lines, news, editor.isLater), ...countProblems(lines, counts.refused)];
  const refusal = useRefusal([...openProblems(), ...addressProblems(shipping), ...contactProblems(messageOf)]);
  const { isLater } = editor;
  const paying = { payOnline: payment.by === 'online', remindIfUnpaid: payment.remindIfUnpaid };
  const priced = {
    isMember,
    quotes: quotes.quotes,
    code: voucher.code,
    goodsDiscount,
    goodsVoucher: voucher.goodsVoucher,
    isLater,
    charges: charging.charges,
    ...paying,
  };
  const placing = usePlacing({ form, priced, shipping, refusal, refresh, openTime: editor.chooseNow, setOrdered });

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (placing.isBusy || ordered) return;
    await Promise.all([form.trigger(), shipping.isShipped && shipping.form.trigger()]);
    const message = (name: ContactField) => form.getFieldState(name).error?.message;
    const { isShipped, freshMessageOf } = shipping;
    const address = addressProblems({ isShipped, messageOf: freshMessageOf });
    const problems = [...openProblems(), ...address, ...contactProblems(message)];
    if (problems.length === 0) return placing.place(lines.map(({ lineId }) => lineId)).finally(guests.refetch);
    editor.openFirst();
    refusal.show(problems);
  };
  return {
    ...{ lines, news, form, messageOf, refusal, submit, quotes, buyer, editor },
    ...{ guests, sum, payment, shipping, charging },
    venues: useQuery(venuesQuery),
    isBusy: placing.isBusy || ordered !== undefined,
    refuseCount: counts.refuse,
    sayRemoved,
    timeRefusal: placing.timeRefusal,
    voucher: { ...voucher, failure: placing.voucherRefusal },
  };
};

/** The lines of the order, and what all of it comes to as things stand on the page. */
const useBill = (form: ReturnType<typeof useContactForm>) => {
  const buyer = useBuyer(form);
  const { listed, lines: shown, isMember: hasPlan, ordered, setOrdered } = useShownLines(buyer);
  const { news, refresh } = useCartNews(listed);
  const editor = useLineEditor(listed);
  const guests = useGuests(
    listed.filter((line) => !editor.isLater(line)),
    buyer,
  );
  const shipping = useShipping(listed);
  const charges = chargesBody(listed, buyer, shipping);
  const cart = { lines: listed, isMember: hasPlan, charges, guestsOf: guests.of };
  const voucher = useVoucherDesk(cart, editor.isLater, useQuotes(listed, buyer, guests.of));
  const { quotes, goodsDiscount, goodsVoucher } = voucher;
  const isMember = hasPlan && goodsDiscount === 0; // a promo code is in place of the member price
  const lines = isMember ? shown : listed;
  const charging = useCharges({ lines, buyer, discount: goodsDiscount, voucher: goodsVoucher }, shipping);
  const sum = sumOf(lines, quotes.quotes, charging.charges);
  const payment = usePaymentChoice(sum, { lines, isShipped: shipping.isShipped });
  return {
    ...{ buyer, lines, isMember, ordered, setOrdered, news, refresh, editor, guests },
    ...{ voucher, quotes, goodsDiscount, shipping, charging, sum, payment },
  };
};

/** As the cart has them, and as whoever orders pays for them; what was just ordered stays in sight until its page is there. */
const useShownLines = ({ plan }: Buyer) => {
  const inCart = useCart().lines;
  const [ordered, setOrdered] = useState<readonly CartLine[]>();
  const listed = ordered ?? inCart;
  const isMember = plan !== undefined;
  return { listed, lines: pricedFor(listed, isMember), isMember, ordered, setOrdered };
};

/** The lines whose number field holds no number that may be ordered. */
const useRefusedCounts = () => {
  const [refused, setRefused] = useState<readonly string[]>([]);
  const refuse = (lineId: string) => (isRefused: boolean) =>
    setRefused((now) => [...now.filter((id) => id !== lineId), ...(isRefused ? [lineId] : [])]);
  return { refused, refuse };
};

/** What was pressed is gone with its line: the focus goes to the heading of the page. */
const sayRemoved = () => {
  announce(texts.removedFromYourCart);
  document.querySelector<HTMLElement>('h1')?.focus();
};

export type CheckoutDesk = ReturnType<typeof useCheckoutDesk>;
