import { color, IconButton, openCart, useCart } from '@northlight/site-kit';
import { ShoppingBag } from 'lucide-react';
import styled, { keyframes } from 'styled-components';
import { texts } from '../../texts/frame.ts';

/** Opens the cart; the badge counts its items and answers when something is added. */
export function CartButton() {
  const { totalItems } = useCart();
  return (
    <IconButton label={texts.cartItem({ totalItems })} aria-haspopup="dialog" onClick={openCart}>
      <ShoppingBag size={20} aria-hidden />
      {totalItems > 0 && (
        <Badge key={totalItems} aria-hidden>
          {totalItems}
        </Badge>
      )}
    </IconButton>
  );
}

const answer = keyframes`
  40% { scale: 1.35; }
`;

const Badge = styled.span`
  position: absolute;
  top: 1px;
  right: 0;
  min-width: 20px;
  height: 20px;
  padding: 0 5px;
  border: 1px solid ${color.onAction};
  border-radius: 10px;
  background: ${color.action};
  color: ${color.onAction};
  font-size: 0.75rem;
  font-weight: 700;
  line-height: 18px;
  animation: ${answer} 240ms ease-out;
`;
