import { announce, type CartLine, useCart, useQuery } from '@northlight/site-kit';
import { useCartNews } from '@northlight/site-kit/cart-ui';
import { type SyntheticEvent, useState } from 'react';
import { useBuyer } from '../../buyer.ts';
import { needsTime } from '../../features/check-out/order-lines.ts';
import { sumOf } from '../../features/check-out/order-sum.ts';
import { useContactForm } from '../../features/check-out/use-contact-form.ts';
import { useQuotes } from '../../features/check-out/use-quotes.ts';
import { venuesQuery } from '../../features/choose-visit/venues.ts';
import { texts } from '../../texts/checkout.ts';
import { type ContactField, contactProblems, countProblems, lineProblems, timeIdOf } from './problems.ts';
import { usePlacing } from './use-placing.ts';
import { useRefusal } from './use-refusal.ts';
import { useVoucherDesk } from './use-voucher-desk.ts';

/** The whole checkout as the page composes it: lines, prices, contact, and what became of the last press. */
export const useCheckoutDesk = () => {
  const inCart = useCart().lines;
  const [ordered, setOrdered] = useState<readonly CartLine[]>();
  const lines = ordered ?? inCart; // what was just ordered stays in sight until its page is there
  const { news, refresh } = useCartNews(lines);
  const form = useContactForm();
  const buyer = useBuyer(form);
  const voucher = useVoucherDesk(lines, useQuotes(lines, buyer));
  const { quotes } = voucher;
  const venues = useQuery(venuesQuery);
  const messageOf = (name: ContactField) => form.getFieldState(name, form.formState).error?.message;
  const [openLine, setOpenLine] = useState(() => lines.find(needsTime)?.lineId);
  const counts = useRefusedCounts();
  const openProblems = () => [...lineProblems(lines, news), ...countProblems(lines, counts.refused)];
  const refusal = useRefusal([...openProblems(), ...contactProblems(messageOf)]);
  const priced = { quotes: quotes.quotes, voucherCode: voucher.code };
  const placing = usePlacing({ form, priced, refusal, refresh, openTime: setOpenLine, setOrdered });

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (placing.isBusy || ordered) return;
    await form.trigger();
    const message = (name: ContactField) => form.getFieldState(name).error?.message;
    const problems = [...openProblems(), ...contactProblems(message)];
    if (problems.length === 0) return placing.place(lines.map(({ lineId }) => lineId));
    setOpenLine((open) => open ?? lines.find(needsTime)?.lineId);
    refusal.show(problems);
  };
  /** The button that opens it again takes its place, and the focus. */
  const closeEditor = (lineId: string) => {
    setOpenLine(undefined);
    setTimeout(() => document.getElementById(timeIdOf({ lineId }))?.focus());
  };
  return {
    ...{ lines, news, form, messageOf, openLine, setOpenLine, refusal, submit, quotes, buyer, venues },
    sum: sumOf(lines, quotes.quotes),
    isBusy: placing.isBusy || ordered !== undefined,
    closeEditor,
    refuseCount: counts.refuse,
    sayRemoved,
    timeRefusal: placing.timeRefusal,
    voucher: { ...voucher, failure: placing.voucherRefusal },
  };
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
