import { AddPlanCreditDto, type MembershipView } from '@northlight/contracts';
import { Button, Notice, Stack } from '@northlight/site-kit';
import { useRuledForm } from '@northlight/site-kit/forms';
import { TextField } from '@northlight/site-kit/ui';
import { texts } from '../../texts/memberships.ts';
import { problemOf, useBuyPlan } from './use-buy-plan.ts';

/** A gift card pays months of the plan first; the page of the payment asks for the card that pays the rest. */
export function PayWithGiftCard({ plan }: { readonly plan: MembershipView }) {
  const { field, submit } = useRuledForm<AddPlanCreditDto>(AddPlanCreditDto, { voucherCode: '' }, [
    ...(['voucherCode', 'voucherAmount'] as const),
  ]);
  const buy = useBuyPlan(plan);
  const problem = problemOf(buy.error);
  return (
    <Stack as="form" $gap="m" noValidate aria-label={texts.useAGiftCard} onSubmit={submit(buy.mutateAsync)}>
      <TextField
        {...field('voucherCode')}
        label={texts.giftCardCode}
        hint={texts.itPaysFirst}
        isRequired
        autoFocus
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
      <Button type="submit" isWide isBusy={buy.isPending || buy.isSuccess} busyText={texts.openingTheCheckout}>
        {texts.continueToPayment}
      </Button>
    </Stack>
  );
}
