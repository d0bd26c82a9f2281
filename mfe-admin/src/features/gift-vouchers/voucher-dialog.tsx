import {
  planReference,
  type RevokeReason,
  revokeReasons,
  type VoucherSpendingView,
  type VoucherView,
} from '@northlight/contracts';
import { Button, href, Link, money, Notice, Quiet, Row, Stack } from '@northlight/site-kit';
import { Dialog, SelectField } from '@northlight/site-kit/ui';
import { useState } from 'react';
import { momentDay } from '../../format/moments.ts';
import { problemText } from '../../forms/field-problems.ts';
import { texts } from '../../texts/gift-vouchers.ts';
import { useResend, useRevoke } from './use-vouchers.ts';
import { aboutVoucher, nameOf, reasonWords } from './voucher-words.ts';

interface VoucherDialogProps {
  readonly voucher: VoucherView;
  readonly onClose: () => void;
}

/** One voucher: who it is for, what it was spent on, and what may still be done with it. */
export function VoucherDialog({ voucher, onClose }: VoucherDialogProps) {
  const { recipient, spentOn, revokedAt, revokedFor, status } = voucher;
  return (
    <Dialog isOpen title={texts.giftVoucher({ voucher: nameOf(voucher) })} onClose={onClose}>
      <Stack $gap="l">
        <div>
          <p>{aboutVoucher(voucher)}</p>
          <Quiet>
            {recipient ? texts.for({ name: recipient.name, email: recipient.email }) : texts.theRecipientsDataWasErased}
          </Quiet>
          {recipient?.message && <Quiet>“{recipient.message}”</Quiet>}
        </div>
        <Spendings spentOn={spentOn} />
        {revokedAt && revokedFor && (
          <Notice
            title={texts.revokedOn({
              revokedAt: momentDay(revokedAt),
              reason: reasonWords[revokedFor].toLowerCase(),
            })}
          />
        )}
        {status === 'live' && recipient && <Resend voucher={voucher} />}
        {!revokedAt && <Revoke voucher={voucher} onClose={onClose} />}
      </Stack>
    </Dialog>
  );
}

function Spendings({ spentOn }: Pick<VoucherView, 'spentOn'>) {
  if (spentOn.length === 0) return <Quiet>{texts.notUsedYet}</Quiet>;
  return (
    <section aria-label={texts.usedFor}>
      <h3>{texts.usedFor}</h3>
      <ul>
        {spentOn.map((one) => (
          <li key={one.bookingId}>
            <SpentOn spending={one} />: {spentText(one)}
          </li>
        ))}
      </ul>
    </section>
  );
}

const SpentOn = ({ spending }: { readonly spending: VoucherSpendingView }) =>
  spending.reference === planReference ? texts.membershipPlan : <Link to={pathOf(spending)}>{spending.reference}</Link>;

/** A booking, or an order whose merchandise it pays. */
const pathOf = ({ venueId, reference }: VoucherSpendingView): string =>
  `${href(venueId === null ? 'adminOrders' : 'adminBookings')}/${reference}`;

const spentText = ({ amount, givenBack }: VoucherSpendingView): string =>
  givenBack > 0 ? texts.returned({ amount: money(amount), givenBack: money(givenBack) }) : money(amount);

function Resend({ voucher }: Pick<VoucherDialogProps, 'voucher'>) {
  const { mutate, isPending, error } = useResend(voucher);
  return (
    <Stack $gap="s">
      <div>
        <Button tone="secondary" isBusy={isPending} busyText={texts.sending} onClick={() => mutate()}>
          {texts.resendTheEmail}
        </Button>
      </div>
      {error && <Notice tone="bad" title={problemText(error)} />}
    </Stack>
  );
}

/** It asks once more: the money cannot be put back. */
function Revoke({ voucher, onClose }: VoucherDialogProps) {
  const [reason, setReason] = useState<RevokeReason>();
  const { mutate, isPending, error } = useRevoke(voucher, onClose);
  if (!reason)
    return (
      <div>
        <Button tone="danger" onClick={() => setReason('lost')}>
          {texts.revoke}
        </Button>
      </div>
    );
  return (
    <Stack $gap="m">
      <SelectField
        label={texts.reasonForRevoking}
        hint={texts.theRemainingCanNoLonger({ balance: money(voucher.balance) })}
        options={revokeReasons.map((value) => ({ value, label: reasonWords[value] }))}
        value={reason}
        onChange={({ target }) => setReason(target.value as RevokeReason)}
      />
      <Row>
        <Button tone="danger" isBusy={isPending} busyText={texts.revoking} onClick={() => mutate(reason)}>
          {texts.revokeVoucher}
        </Button>
        <Button tone="secondary" onClick={() => setReason(undefined)}>
          {texts.keepVoucher}
        </Button>
      </Row>
      {error && <Notice tone="bad" title={problemText(error)} />}
    </Stack>
  );
}
