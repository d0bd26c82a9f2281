import { Button, Row } from '@northlight/site-kit';

interface PagerProps {
  /** Where each page up to this one began, so that there is a way back; empty on the first. */
  readonly trail: readonly string[];
  /** Where the next one begins; null on the last. */
  readonly next: string | null;
  readonly onGo: (trail: readonly string[]) => void;
}

/** From page to page of a list that is read by cursors. */
export function Pager({ trail, next, onGo }: PagerProps) {
  return (
    <Row>
      {trail.length > 0 && (
        <Button tone="secondary" onClick={() => onGo(trail.slice(0, -1))}>
          Previous
        </Button>
      )}
      {next && (
        <Button tone="secondary" onClick={() => onGo([...trail, next])}>
          Next
        </Button>
      )}
    </Row>
  );
}
