import { showGiftCardBalance } from '@northlight/client';
import { type GiftCardBalanceView, isGiftCardCode } from '@northlight/contracts';
import { Button, callApi, dateText, money, Notice, Row, Stack, useMutation } from '@northlight/site-kit';
import { TextField } from '@northlight/site-kit/ui';
import { problemText } from '../forms/field-problems.ts';
import { texts } from '../texts/gift-card-entry.ts';

interface GiftCardEntryProps {
  readonly value: string;
  readonly onChange: (code: string) => void;
}

/** The code of a gift card, and what is left on it before anything is paid. */
export function GiftCardEntry({ value, onChange }: GiftCardEntryProps) {
  const { data, error, isPending, mutate, reset } = useMutation({
    mutationFn: (code: string) => callApi(showGiftCardBalance, { body: { code } }),
  });
  return (
    <Stack $gap="s">
      <TextField
        label={texts.giftCardCode}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={60}
        value={value}
        onChange={({ target }) => {
          reset();
          onChange(target.value.trim());
        }}
      />
      <Row>
        <Button
          tone="secondary"
          isSmall
          isBusy={isPending}
          busyText={texts.checking}
          disabled={!isGiftCardCode(value)}
          onClick={() => mutate(value)}
        >
          {texts.checkBalance}
        </Button>
      </Row>
      <p role="status">{data && balanceText(data)}</p>
      {error && <Notice tone="bad" title={problemText(error)} />}
    </Stack>
  );
}

function balanceText({ status, balance, expires }: GiftCardBalanceView): string {
  if (status === 'live') return texts.isLeftOnIt({ balance: money(balance), date: dateText(expires) });
  return { spent: texts.nothingIsLeft, expired: texts.itHasExpired, revoked: texts.itIsNoLongerValid }[status];
}
