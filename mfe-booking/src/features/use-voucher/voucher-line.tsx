import { Button, HttpError, money, space } from '@northlight/site-kit';
import { TextField } from '@northlight/site-kit/ui';
import { type RefObject, useEffect, useRef } from 'react';
import styled from 'styled-components';
import type { Buyer } from '../../buyer.ts';
import { texts } from '../../texts/use-voucher.ts';
import type { PaidVisits, ToPay } from './to-pay.ts';
import { type AppliedVoucher, type Failure, useVoucher, type Voucher } from './use-voucher.ts';

/** What it is to pay for, visits in the order in which it is spent; empty while there is nothing. */
export interface VoucherLineProps extends ToPay {
  readonly buyer: Buyer;
  readonly onVoucher: (voucher: AppliedVoucher) => void;
  /** What the last try to book came to. */
  readonly failure: Failure | undefined;
  /** While they are being booked. */
  readonly isHeld?: boolean;
  /** What it does not pay for, where somebody might think that it does. */
  readonly limits?: string;
  /** What goes on without it. */
  readonly withoutIt?: string;
}

/** The field of a gift voucher, or what it pays and what is left on it. */
export function VoucherLine({ visits, goods, buyer, onVoucher, failure, isHeld, ...words }: VoucherLineProps) {
  const voucher = useVoucher({ visits, goods, buyer, isHeld, tell: onVoucher, failure });
  const { quote, doubt } = voucher;
  const line = useRef<HTMLDivElement>(null);
  const bookWithout = useSettledFirst(line, voucher);
  useFocusKept(line, quote !== undefined);
  return (
    <Line ref={line}>
      <p role="status">
        {quote && paidText(quote)}
        {quote && doubt && (
          <>
            <br />
            <strong>{doubt}</strong>
          </>
        )}
      </p>
      {quote ? (
        <Button tone="quiet" onClick={voucher.remove}>
          {texts.remove}
        </Button>
      ) : (
        <VoucherEntry voucher={voucher} hasChoice={visits.length > 0 || goods !== undefined} limits={words.limits} />
      )}
      {voucher.reason && (
        <Button tone="secondary" isSmall onClick={bookWithout}>
          {words.withoutIt ?? texts.bookWithoutTheVoucher}
        </Button>
      )}
    </Line>
  );
}

interface VoucherEntryProps {
  readonly voucher: Voucher;
  readonly hasChoice: boolean;
  readonly limits: string | undefined;
}

function VoucherEntry({ voucher, hasChoice, limits }: VoucherEntryProps) {
  return (
    <>
      <TextField
        id="booking-voucher"
        label={texts.giftVoucher}
        hint={
          hasChoice ? [texts.enterTheCodeFromYour, limits].filter(Boolean).join(' ') : texts.selectAnExperienceFirst
        }
        error={voucher.reason && problemOf(voucher.reason)}
        value={voucher.typed}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={60}
        onChange={({ target }) => voucher.type(target.value.trim())}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault(); // it is part of a form that books
          voucher.apply();
        }}
      />
      <Button tone="secondary" isBusy={voucher.isBusy || !hasChoice} onClick={voucher.apply}>
        {texts.apply}
      </Button>
    </>
  );
}

/**
 * Stops the form that the line is in while what was typed has no price: it is asked about first, and one that was
 * refused gets the focus. @returns what books all the same, without it
 */
const useSettledFirst = (line: RefObject<HTMLElement | null>, voucher: Voucher) => {
  const isLeftOut = useRef(false);
  const formOf = () => line.current?.closest('form');
  useEffect(() => {
    const form = formOf();
    const stop = (event: Event) => {
      if (voucher.isSettled || isLeftOut.current) return;
      event.preventDefault();
      event.stopPropagation();
      if (voucher.reason) line.current?.querySelector('input')?.focus();
      else voucher.apply();
    };
    form?.addEventListener('submit', stop);
    return () => form?.removeEventListener('submit', stop);
  });
  return () => {
    voucher.remove();
    isLeftOut.current = true;
    formOf()?.requestSubmit();
    isLeftOut.current = false;
  };
};

/** When field and sentence change places, whoever was in the one goes on in the other. */
const useFocusKept = (line: RefObject<HTMLElement | null>, isApplied: boolean) =>
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus is lost with what it was in
  useEffect(() => {
    if (document.activeElement === document.body) line.current?.querySelector<HTMLElement>('input, button')?.focus();
  }, [line, isApplied]);

const paidText = ({ voucher = 0, voucherLeft = 0, promo }: PaidVisits): string => {
  if (promo) return texts.thePromoCodeTakesOff({ promo: money(promo) });
  if (voucher === 0) return texts.theresNothingForTheGift;
  const left = voucherLeft > 0 ? texts.isLeft({ voucherLeft: money(voucherLeft) }) : texts.nothingIsLeft;
  return texts.theGiftVoucherCovers({ voucher: money(voucher), left });
};

const problemOf = (reason: Error): string => {
  const serverMessage = reason instanceof HttpError ? reason.userMessage : undefined;
  return serverMessage ?? texts.couldntCheckTheGiftVoucher;
};

const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0 ${space.m};
  align-items: start;
  justify-items: start;

  > div {
    width: 100%;
  }

  > div + button {
    margin-top: 26px;
  }

  > :empty,
  > button + button {
    grid-column: 1 / -1;
  }

  > button + button {
    margin-top: ${space.s};
  }
`;
