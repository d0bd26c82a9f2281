import {
  type BookingQuote,
  isGiftCardCode,
  type QuoteVisitDto,
  type SellAtDeskDto,
  type SlotLoadView,
} from '@northlight/contracts';
import { money, Notice, Quiet, Stack } from '@northlight/site-kit';
import { CheckboxField, SelectField } from '@northlight/site-kit/ui';
import { type FormEvent, useEffect, useState } from 'react';
import { problemsOf, problemText } from '../../forms/field-problems.ts';
import { useExperienceNames } from '../../queries/experiences.ts';
import { texts } from '../../texts/walk-in.ts';
import { GiftCardField } from '../../ui/gift-card-field.tsx';
import { PaidWithField } from '../../ui/paid-with.tsx';
import { PartyFields } from './party-fields.tsx';
import { useQuote } from './use-walk-in.ts';
import { type Draft, emptyDraft, saleOf, ticketsOf, venueIdOf } from './walk-in-draft.ts';
import { slotOption } from './walk-in-slots.ts';

interface WalkInFormProps {
  readonly id: string;
  /** The next start first. */
  readonly slots: readonly SlotLoadView[];
  readonly error: Error | null;
  /** What the button that sells says: how many tickets, for how much. */
  readonly onLabel: (label: string) => void;
  readonly onSell: (sale: SellAtDeskDto) => void;
  /** Another start is chosen: what was refused is of the one before. */
  readonly onOtherStart: () => void;
}

/** Which start, how many, and who: the next start stands there already. */
export function WalkInForm({ id, slots, error, onLabel, onSell, onOtherStart }: WalkInFormProps) {
  const [draft, setDraft] = useState<Draft>(() => emptyDraft(slots));
  const names = useExperienceNames();
  const tickets = ticketsOf(draft);
  const slot = slots.find((one) => one.id === draft.slotId);
  const choice = slot && choiceOf(slot, draft);
  const { data: quote, error: noQuote } = useQuote(choice);
  const price = quote && money(quote.totalPrice);
  useEffect(() => {
    onLabel(price ? texts.sellTicketOf({ tickets, price }) : texts.sellTicket({ tickets }));
  }, [onLabel, tickets, price]);
  const problems = problemsOf(error, { SLOT_FULL: 'slotId', SLOT_STARTED: 'slotId', SLOT_CLOSED: 'slotId' });
  const change = (part: Partial<Draft>) => setDraft({ ...draft, ...part });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (slot) onSell(saleOf(slot, draft, quote?.totalPrice));
  };
  return (
    <Stack as="form" id={id} onSubmit={submit} noValidate>
      <SelectField
        label={texts.startTime}
        hint={texts.nextSlotFirst}
        options={slots.map((one) => slotOption(one, tickets, names))}
        {...(slot ? { value: slot.id } : { value: '', placeholder: texts.selectAStartTime })}
        error={problems.of('slotId') ?? (slot ? undefined : goneText(slots))}
        onChange={({ target }) => {
          onOtherStart();
          change({ slotId: target.value });
        }}
      />
      <PartyFields {...{ draft, problems }} onChange={change} />
      <CheckboxField
        label={texts.checkInRightAway}
        checked={draft.isHere}
        onChange={({ target }) => change({ isHere: target.checked })}
      />
      <GiftCardField value={draft.voucherCode} onChange={(voucherCode) => change({ voucherCode })} />
      <PaidWithField />
      {slot && <Quiet role="status">{quote ? priceText(quote) : noPrice(noQuote, choice?.voucherCode)}</Quiet>}
      {problems.rest && <Notice tone="bad" title={problems.rest} />}
    </Stack>
  );
}

const goneText = ({ length }: readonly SlotLoadView[]): string =>
  length > 0 ? texts.thatSlotCanNoLonger : texts.nothingIsLeftToSell;

/** Why there is none: what is wrong with the gift card, where one is to pay. */
function noPrice(error: Error | null, voucherCode: string | undefined): string {
  if (!error) return texts.calculatingThePrice;
  return (voucherCode && problemText(error)) || texts.couldntCalculateThePrice;
}

function choiceOf(slot: SlotLoadView, draft: Draft): QuoteVisitDto {
  const { type: ticketType, voucherCode } = draft;
  const code = isGiftCardCode(voucherCode) && { voucherCode };
  const visit = { venueId: venueIdOf(slot), experienceId: slot.experienceId };
  return { ...visit, numberOfTickets: ticketsOf(draft), ticketType, ...code };
}

function priceText({ subtotal, bookingFee, tax, totalPrice }: BookingQuote): string {
  const parts = { subtotal: money(subtotal), bookingFee: money(bookingFee), totalPrice: money(totalPrice) };
  return tax ? texts.plusAFeeAndTax({ ...parts, tax: money(tax) }) : texts.plusABookingFee(parts);
}
