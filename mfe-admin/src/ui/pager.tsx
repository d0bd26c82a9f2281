import { announce, Button, Row } from '@northlight/site-kit';
import { useRef } from 'react';
import { texts } from '../texts/common.ts';

interface PagerProps {
  /** Where each page up to this one began, so that there is a way back; empty on the first. */
  readonly trail: readonly string[];
  /** Where the next one begins; null on the last. */
  readonly next: string | null;
  readonly onGo: (trail: readonly string[]) => void;
}

/**
 * From page to page of a list that is read by cursors; it stands right below the list. Both buttons stay where they are,
 * and with them the focus; the list comes into sight from its top.
 */
export function Pager({ trail, next, onGo }: PagerProps) {
  const bar = useRef<HTMLDivElement>(null);
  if (trail.length === 0 && !next) return null;
  const go = (to: readonly string[]) => {
    onGo(to);
    announce(texts.page({ to: to.length + 1 }));
    const list = bar.current?.parentElement;
    if (list && list.getBoundingClientRect().top < 0) list.scrollIntoView();
  };
  return (
    <Row ref={bar} role="group" aria-label={texts.pages}>
      <Button tone="secondary" aria-disabled={trail.length === 0} onClick={() => go(trail.slice(0, -1))}>
        {texts.previous2}
      </Button>
      <Button tone="secondary" aria-disabled={!next} onClick={() => next && go([...trail, next])}>
        {texts.next2}
      </Button>
      <span>{texts.pageOf({ page: trail.length + 1 })}</span>
    </Row>
  );
}
