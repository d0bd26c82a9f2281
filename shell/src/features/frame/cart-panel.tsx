import {
  announce,
  type CartLine,
  closeCart,
  href,
  LinkButton,
  pricedFor,
  removeFromCart,
  useCart,
  useHasPlan,
} from '@northlight/site-kit';
import { LeaveBooking, useCartNews } from '@northlight/site-kit/cart-ui';
import { EmptyState, Panel } from '@northlight/site-kit/ui';
import { useEffect, useRef, useState } from 'react';
import { texts } from '../../texts/frame.ts';
import { CartLines } from './cart-lines.tsx';
import { CartSum } from './cart-sum.tsx';

/** The cart, from the right edge (§2, §4). */
export function CartPanel() {
  const { lines, isOpen, isBeside } = useCart();
  const [leaving, setLeaving] = useState<CartLine>();
  const { content, takeFocus } = useLostFocus();
  const isEmpty = lines.length === 0;
  const gone = (text: string) => {
    setLeaving(undefined);
    announce(text);
    takeFocus();
  };
  const remove = (line: CartLine) => {
    if (line.booked) return setLeaving(line);
    removeFromCart(line.lineId);
    gone(texts.removed({ name: line.name }));
  };
  return (
    <>
      <Panel
        title={texts.yourCart}
        isOpen={isOpen}
        isBeside={isBeside}
        onClose={closeCart}
        footer={isEmpty ? undefined : <CartSum onCleared={() => gone(texts.yourCartIsEmpty)} />}
      >
        <div ref={content} tabIndex={-1}>
          {isEmpty ? <Nothing /> : <Filled lines={lines} onRemove={remove} />}
        </div>
      </Panel>
      <LeaveBooking
        line={leaving}
        onLeft={({ name }) => gone(texts.removed({ name }))}
        onStay={() => setLeaving(undefined)}
      />
    </>
  );
}

/** What was pressed is gone with its line: the focus stays in the panel, once the dialogs above it are closed. */
const useLostFocus = () => {
  const content = useRef<HTMLDivElement>(null);
  const [lost, setLost] = useState(0);
  useEffect(() => {
    if (lost > 0) content.current?.focus();
  }, [lost]);
  return { content, takeFocus: () => setLost((times) => times + 1) };
};

function Filled({ lines, onRemove }: { readonly lines: readonly CartLine[]; onRemove: (line: CartLine) => void }) {
  const { news } = useCartNews(lines);
  return <CartLines lines={pricedFor(lines, useHasPlan())} news={news} onRemove={onRemove} />;
}

function Nothing() {
  return (
    <EmptyState title={texts.yourCartIsEmpty}>
      <LinkButton to={href('experiences')} tone="secondary" onClick={closeCart}>
        {texts.exploreExperiences}
      </LinkButton>
    </EmptyState>
  );
}
