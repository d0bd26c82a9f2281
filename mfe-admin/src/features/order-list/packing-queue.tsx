import type { DeskOrderView } from '@northlight/contracts';
import { Button, color, Quiet, Row, Stack } from '@northlight/site-kit';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { texts } from '../../texts/packing-queue.ts';
import { OrderTable } from './order-table.tsx';
import { PackingSlips } from './packing-slips.tsx';

interface PackingQueueProps {
  readonly caption: string;
  readonly orders: readonly DeskOrderView[];
}

/** Orders that wait to be packed: some of them, or all of the page, have their slips printed in one go. */
export function PackingQueue({ caption, orders }: PackingQueueProps) {
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  const [slips, setSlips] = useState<readonly DeskOrderView[]>([]);
  const chosen = orders.filter(({ id }) => picked.has(id));
  usePrinting(slips, () => setSlips([]));
  const isAll = chosen.length === orders.length;
  const toggle = (id: string) => {
    const next = new Set(picked);
    if (!next.delete(id)) next.add(id);
    setPicked(next);
  };
  return (
    <Stack>
      <Row>
        <Button disabled={chosen.length === 0} onClick={() => setSlips(chosen)}>
          {texts.printPackingSlips({ slips: chosen.length })}
        </Button>
        <Button tone="secondary" onClick={() => setPicked(new Set(isAll ? [] : orders.map(({ id }) => id)))}>
          {isAll ? texts.selectNone : texts.selectAll({ orders: orders.length })}
        </Button>
        <Quiet role="status">{texts.selected({ orders: chosen.length })}</Quiet>
      </Row>
      <OrderTable
        caption={caption}
        orders={orders}
        first={{
          title: texts.select,
          show: ({ id, reference }) => (
            <Tick
              type="checkbox"
              aria-label={texts.selectOf({ reference })}
              checked={picked.has(id)}
              onChange={() => toggle(id)}
            />
          ),
        }}
      />
      <PackingSlips orders={slips} />
    </Stack>
  );
}

/** Prints once the slips are there, and takes them away afterwards. */
const usePrinting = (slips: readonly DeskOrderView[], onPrinted: () => void) => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each press prints once
  useEffect(() => {
    if (slips.length === 0) return;
    window.addEventListener('afterprint', onPrinted, { once: true });
    window.print();
    return () => window.removeEventListener('afterprint', onPrinted);
  }, [slips]);
};

const Tick = styled.input`
  width: 24px;
  height: 24px;
  accent-color: ${color.ink};
`;
