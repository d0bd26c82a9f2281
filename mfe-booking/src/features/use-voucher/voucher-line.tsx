import type { QuoteBookingDto } from '@northlight/contracts';
import { Button, HttpError, money, radius, space } from '@northlight/site-kit';
import { TextField } from '@northlight/site-kit/ui';
import styled from 'styled-components';
import { type AppliedVoucher, useVoucher, type Voucher } from './use-voucher.ts';

export interface VoucherLineProps {
  /** What it is to pay for; undefined while there is nothing. */
  readonly choice: QuoteBookingDto | undefined;
  readonly onVoucher: (voucher: AppliedVoucher) => void;
  /** What the last try to book said about it. */
  readonly failure: { readonly place: string; readonly message: string } | undefined;
}

/** The field of a gift voucher, or what it pays and what is left on it. */
export function VoucherLine({ choice, onVoucher, failure }: VoucherLineProps) {
  const refusal = failure?.place === 'voucher' ? failure.message : undefined;
  const voucher = useVoucher({ choice, tell: onVoucher, refusal });
  const hasChoice = choice !== undefined;
  if (voucher.quote) return <Applied voucher={voucher} refusal={refusal} />;
  return (
    <Line>
      <TextField
        id="booking-voucher"
        label="Gift voucher"
        hint={hasChoice ? 'The code from the mail' : 'Select an experience first'}
        error={refusal ?? problemOf(voucher.reason)}
        value={voucher.typed}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={60}
        autoFocus
        onChange={({ target }) => voucher.type(target.value.trim())}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault(); // it is part of a form that books
          voucher.apply();
        }}
      />
      <Button tone="secondary" isBusy={voucher.isBusy || !hasChoice} onClick={voucher.apply}>
        Apply
      </Button>
    </Line>
  );
}

const problemOf = (reason: Error | null): string | undefined => {
  if (!reason) return undefined;
  const told = reason instanceof HttpError ? reason.userMessage : undefined;
  return told ?? 'The gift voucher could not be checked. Please try again in a moment.';
};

interface AppliedProps {
  readonly voucher: Voucher;
  readonly refusal: string | undefined;
}

function Applied({ voucher, refusal }: AppliedProps) {
  const { voucher: paid = 0, voucherLeft = 0 } = voucher.quote ?? {};
  return (
    <Line>
      <p role="status">
        The gift voucher pays {money(paid)}.{' '}
        {voucherLeft > 0 ? `${money(voucherLeft)} stays on it.` : 'Nothing is left on it then.'}
        {refusal && (
          <>
            <br />
            <strong>{refusal}</strong>
          </>
        )}
      </p>
      <Button tone="quiet" onClick={voucher.remove}>
        Remove
      </Button>
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  gap: ${space.m};
  align-items: flex-start;
  border-radius: ${radius.s};

  > :first-child {
    flex: 1;
    min-width: 0;
  }

  > button {
    margin-top: 26px;
  }

  > p + button {
    margin-top: 0;
  }
`;
