import { type BookingNoteView, shortText } from '@northlight/contracts';
import { Button, color, from, size, space } from '@northlight/site-kit';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { whoText } from '../../format/audit-words.ts';
import { wallText } from '../../format/moments.ts';
import { texts } from '../../texts/booking-notes.ts';

interface NoteListProps {
  readonly notes: readonly BookingNoteView[];
  /** Times are the venue's own, as in the history. */
  readonly timezone: string;
  readonly onRemove: (note: BookingNoteView) => void;
}

/** The notes on a booking, the oldest first, with who wrote them. */
export function NoteList({ notes, timezone, onRemove }: NoteListProps) {
  const list = useNewestInSight(notes.length);
  return (
    <List ref={list}>
      {notes.map((note) => (
        <li key={note.id}>
          <p>{note.text}</p>
          <small>
            {whoText(note)}, <time dateTime={note.writtenAt}>{wallText(note.writtenAt, timezone)}</time>
          </small>
          <Button
            tone="secondary"
            isSmall
            aria-label={texts.deleteTheNote({ text: shortText(note.text, startOfNote) })}
            onClick={() => onRemove(note)}
          >
            {texts.delete}
          </Button>
        </li>
      ))}
    </List>
  );
}

/** Goes to the end of a list that has grown: that is what was written just now. */
function useNewestInSight(length: number) {
  const list = useRef<HTMLUListElement>(null);
  const before = useRef(length);
  useEffect(() => {
    if (length > before.current && list.current) list.current.scrollTop = list.current.scrollHeight;
    before.current = length;
  }, [length]);
  return list;
}

const startOfNote = 40;

/** Beside the history many notes scroll in their place: what is done with the booking stays in reach. */
const List = styled.ul`
  margin: 0;
  padding: 0;
  border-block: 1px solid ${color.line};
  list-style: none;

  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${space.xs} ${space.l};
    align-items: center;
    padding-block: ${space.m};
  }

  li + li {
    border-top: 1px solid ${color.line};
  }

  p {
    grid-column: 1 / -1;
    overflow-wrap: anywhere;
    white-space: pre-line;
  }

  small {
    color: ${color.inkQuiet};
    font-size: ${size.small};
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }

  @media (${from.large}) {
    max-height: max(22rem, 50vh);
    overflow-y: auto;
  }
`;
