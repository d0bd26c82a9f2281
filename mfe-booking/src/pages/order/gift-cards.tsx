import type { OrderGiftCardView, OrderView } from '@northlight/contracts';
import { color, dateText, money, size, space } from '@northlight/site-kit';
import { Stub } from '@northlight/site-kit/ui';
import styled from 'styled-components';
import { GiftCardFace } from '../../features/gift-card/gift-card-face.tsx';
import { texts } from '../../texts/gift-cards.ts';

/** The gift cards of an order: for whom, and when they are sent. Their codes are in the mails to their recipients only. */
export function GiftCards({ order: { giftCards = [] } }: { readonly order: OrderView }) {
  return giftCards.map((card) => <GiftCard key={card.id} card={card} />);
}

function GiftCard({ card }: { readonly card: OrderGiftCardView }) {
  const { design, amount, recipientName } = card;
  return (
    <Stub>
      <GiftCardFace design={design} amount={amount} name={recipientName} />
      <When>
        <span>{whenText(card)}</span>
        <b>{money(amount)}</b>
      </When>
    </Stub>
  );
}

const whenText = ({ state, sendOn }: OrderGiftCardView): string => {
  if (state === 'dropped') return texts.notSent;
  if (state === 'sent') return texts.sentNow;
  return sendOn === null ? texts.sentSoon : texts.sentOn({ date: dateText(sendOn) });
};

const When = styled.p`
  display: flex;
  justify-content: space-between;
  gap: ${space.l};
  margin-top: ${space.l};
  color: ${color.inkQuiet};
  font-size: ${size.small};
`;
