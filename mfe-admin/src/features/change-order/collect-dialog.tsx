import { collectOrder } from '@northlight/client';
import type { OneDeskOrderView, OrderPaymentView } from '@northlight/contracts';
import { Button, money, Notice, Row, rich, Stack, toast } from '@northlight/site-kit';
import { Dialog } from '@northlight/site-kit/ui';
import { useState } from 'react';
import { minuteText } from '../../format/moments.ts';
import { changerOf } from '../../format/order-words.ts';
import { goodsTotal, leftToPay, nameOfLine, piecesIn, usePayment } from '../../queries/orders.ts';
import { texts } from '../../texts/change-order.ts';
import { GiftCardField } from '../../ui/gift-card-field.tsx';
import { nextPaidWith, PaidWithField } from '../../ui/paid-with.tsx';
import { useOrderCommand } from './use-order-command.ts';

interface DialogProps {
  readonly order: OneDeskOrderView;
  readonly onClose: () => void;
}

/** Hands merchandise over, asked about first; where somebody had done so already, it says who and when. */
export function CollectDialog({ order, onClose }: DialogProps) {
  const [wasCollected, setWasCollected] = useState(false);
  if (!wasCollected) return <Question {...{ order, onClose }} onCollectedBefore={() => setWasCollected(true)} />;
  const close = (
    <Button tone="secondary" onClick={onClose}>
      {texts.close}
    </Button>
  );
  return (
    <Dialog isOpen title={titleOf(order)} onClose={onClose} footer={close}>
      <Notice tone="bad" title={beforeText(order)}>
        <p>{texts.pleaseCheckWithThemBefore}</p>
      </Notice>
    </Dialog>
  );
}

const titleOf = ({ reference }: OneDeskOrderView): string => texts.markAsPickedUp({ reference });

interface QuestionProps extends DialogProps {
  readonly onCollectedBefore: () => void;
}

function Question({ order, onClose, onCollectedBefore }: QuestionProps) {
  const { reference } = order;
  const [voucherCode, setCode] = useState('');
  const { run, isBusy, problem } = useOrderCommand(reference, collectOrder, (answer) => {
    if (answer.wasCollected) return onCollectedBefore();
    onClose();
    toast({ title: texts.isPickedUp({ reference }), tone: 'good' });
  });
  const buttons = (
    <Row>
      <Button tone="secondary" onClick={onClose}>
        {texts.notNow}
      </Button>
      <Button
        isBusy={isBusy}
        busyText={texts.saving}
        onClick={() => run({ paidWith: nextPaidWith(), ...(voucherCode && { voucherCode }) })}
      >
        {texts.markAsPickedUp2}
      </Button>
    </Row>
  );
  return (
    <Dialog isOpen title={titleOf(order)} onClose={onClose} footer={buttons}>
      <Stack>
        <Things order={order} />
        {!(order.voucher || order.bookings.some(({ voucher }) => voucher)) && (
          <GiftCardField value={voucherCode} onChange={setCode} />
        )}
        <PaidWithField />
        {problem && <Notice tone="bad" title={problem} />}
      </Stack>
    </Dialog>
  );
}

function Things({ order }: { readonly order: OneDeskOrderView }) {
  const { customerName, products } = order;
  const payment = usePayment(order.id);
  return (
    <>
      <p>{texts.item({ items: piecesIn(order), customerName: customerName || texts.theCustomer })}</p>
      <ul>
        {products.map((line) => (
          <li key={`${line.productId} ${line.variant}`}>
            {line.quantity} × {nameOfLine(line)}
          </li>
        ))}
      </ul>
      <p>
        {rich(order.tax === undefined ? texts.merchandiseTotal : texts.merchandiseTotalWithTax, {
          total: <b>{money(goodsTotal(order))}</b>,
        })}{' '}
        {payment ? paidText(order, payment) : texts.couldntCheckThePayment}
      </p>
    </>
  );
}

/** Whether the desk takes money for it. */
function paidText(order: OneDeskOrderView, payment: OrderPaymentView): string {
  if (payment.paid === 0) return texts.toBePaidHere;
  const left = leftToPay(order, payment);
  return left > 0 ? texts.leftOfTheOrder({ left: money(left) }) : texts.everythingIsPaidOnline;
}

/** "NO-… was already picked up on Nov 22, 2026, 10:30 AM (by dana)." */
function beforeText({ reference, changes }: OneDeskOrderView): string {
  const change = changes.find(({ what }) => what === 'collected');
  if (!change) return texts.wasAlreadyPickedUpOf({ reference });
  return texts.wasAlreadyPickedUp({ reference, at: minuteText(change.at), staff: changerOf(change) });
}
