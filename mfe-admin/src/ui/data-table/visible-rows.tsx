import { useVirtualizer } from '@tanstack/react-virtual';
import { Fragment, type ReactNode } from 'react';
import { useRestoredFocus } from './use-restored-focus.ts';

interface SeenRowsProps {
  readonly count: number;
  /** Pixels that a row has before it is measured. */
  readonly rowHeight: number;
  readonly scroller: HTMLElement | null;
  readonly children: (at: number, measure: (row: Element | null) => void) => ReactNode;
}

/**
 * Only the rows that are seen, a few beyond them, and the one that has the focus, so that it never gets lost. Empty
 * rows of the right height stand for the others.
 */
export function VisibleRows({ count, rowHeight, scroller, children }: SeenRowsProps) {
  const { onFocus, rangeExtractor } = useRestoredFocus(count);
  const virtual = useVirtualizer({
    count,
    getScrollElement: () => scroller,
    estimateSize: () => rowHeight,
    overscan: 12,
    rangeExtractor,
  });
  const items = virtual.getVirtualItems();
  return (
    <tbody onFocus={onFocus}>
      {items.map((item, nth) => (
        <Fragment key={item.key}>
          <Gap height={item.start - (items[nth - 1]?.end ?? 0)} />
          {children(item.index, virtual.measureElement)}
        </Fragment>
      ))}
      <Gap height={virtual.getTotalSize() - (items.at(-1)?.end ?? 0)} />
    </tbody>
  );
}

const Gap = ({ height }: { readonly height: number }) => (height > 0 ? <tr aria-hidden style={{ height }} /> : null);
