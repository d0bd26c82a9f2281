import { AddPlanCreditDto } from '@northlight/contracts';
import { Button, Notice, Stack } from '@northlight/site-kit';
import { useRuledForm } from '@northlight/site-kit/forms';
import { TextField } from '@northlight/site-kit/ui';
import { texts } from '../../texts/subscription.ts';
import { problemOf, useGiftCard } from './use-subscription.ts';

/** The code of a gift card that is to pay months of the plan, and how much of it. */
export function GiftCardForm({ onDone }: { readonly onDone: () => void }) {
  const { field, submit } = useRuledForm<AddPlanCreditDto>(AddPlanCreditDto, { voucherCode: '' }, [
    ...(['voucherCode', 'voucherAmount'] as const),
  ]);
  const call = useGiftCard(onDone);
  const problem = problemOf(call.error);
  return (
    <Stack as="form" $gap="l" noValidate aria-label={texts.useAGiftCard} onSubmit={submit(call.mutateAsync)}>
      <p>{texts.itPaysFirst}</p>
      <TextField
        {...field('voucherCode')}
        label={texts.giftCardCode}
        isRequired
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={60}
      />
      <TextField
        {...field('voucherAmount')}
        label={texts.amountToUse}
        hint={texts.leaveItEmptyForAll}
        inputMode="decimal"
        autoComplete="off"
      />
      {problem && <Notice tone="bad" title={problem} />}
      <Button type="submit" isWide isBusy={call.isPending} busyText={texts.oneMoment}>
        {texts.useTheGiftCard}
      </Button>
    </Stack>
  );
}
