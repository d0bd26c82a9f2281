import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { type FocusEvent, Fragment, type ReactNode, useState } from 'react';

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
export function SeenRows({ count, rowHeight, scroller, children }: SeenRowsProps) {
  const [focused, setFocused] = useState<number>();
  const virtual = useVirtualizer({
    count,
    getScrollElement: () => scroller,
    estimateSize: () => rowHeight,
    overscan: 12,
    rangeExtractor: (range) => withFocused(defaultRangeExtractor(range), focused, count),
  });
  const focus = ({ target }: FocusEvent) => setFocused(placeOf(target));
  const items = virtual.getVirtualItems();
  return (
    <tbody onFocus={focus}>
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

const withFocused = (seen: readonly number[], focused: number | undefined, count: number): number[] =>
  focused === undefined || focused >= count || seen.includes(focused)
    ? [...seen]
    : [...seen, focused].sort((a, b) => a - b);

const placeOf = (target: Element): number | undefined => {
  const at = target.closest('[data-index]')?.getAttribute('data-index');
  return at ? Number(at) : undefined;
};
