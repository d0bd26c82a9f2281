import type { DeskBookingView } from '@northlight/contracts';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { Fragment, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { useRestoredFocus } from '../../ui/data-table/use-restored-focus.ts';
import type { SlotPart } from './parties.ts';
import { SlotParties } from './slot-parties.tsx';

interface SeenSlotsProps {
  readonly parts: readonly SlotPart[];
  readonly act: (booking: DeskBookingView) => ReactNode;
}

/** Pixels that a party and the head of its slot have before they are measured. */
const [partyHeight, headHeight] = [74, 76];

/** Of a long day only the slots that are seen, a few beyond them, and the one that has the focus. */
export function VisibleSlots({ parts, act }: SeenSlotsProps) {
  const list = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    setTop((list.current?.getBoundingClientRect().top ?? 0) + window.scrollY);
  }, []);
  const { onFocus, rangeExtractor } = useRestoredFocus(parts.length);
  const virtual = useWindowVirtualizer({
    count: parts.length,
    estimateSize: (at) => headHeight + (parts[at]?.parties.length ?? 0) * partyHeight,
    getItemKey: (at) => parts[at]?.key ?? at,
    overscan: 2,
    scrollMargin: top,
    rangeExtractor,
  });
  const items = virtual.getVirtualItems();
  return (
    <List ref={list} onFocus={onFocus}>
      {items.map((item, nth) => {
        const part = parts[item.index];
        return (
          <Fragment key={item.key}>
            <Gap height={item.start - (items[nth - 1]?.end ?? top)} />
            {part && <SlotParties ref={virtual.measureElement} at={item.index} {...{ part, act }} />}
          </Fragment>
        );
      })}
      <Gap height={virtual.getTotalSize() + top - (items.at(-1)?.end ?? top)} />
    </List>
  );
}

const Gap = ({ height }: { readonly height: number }) => (height > 0 ? <div aria-hidden style={{ height }} /> : null);

/** What comes and goes above must not be held in place by the browser too. */
const List = styled.div`
  overflow-anchor: none;
`;
