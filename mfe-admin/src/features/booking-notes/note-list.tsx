import type { BookingNoteView } from '@northlight/contracts';
import { Button, color, size, space } from '@northlight/site-kit';
import styled from 'styled-components';
import { whoText } from '../../audit-words.ts';
import { wallText } from '../../moments.ts';

interface NoteListProps {
  readonly notes: readonly BookingNoteView[];
  /** Times are the venue's own, as in the history. */
  readonly timezone: string;
  readonly onRemove: (note: BookingNoteView) => void;
}

/** The notes on a booking, the oldest first, with who wrote them. */
export const NoteList = ({ notes, timezone, onRemove }: NoteListProps) => (
  <List>
    {notes.map((note) => (
      <li key={note.id}>
        <p>{note.text}</p>
        <small>
          {whoText(note)}, <time dateTime={note.writtenAt}>{wallText(note.writtenAt, timezone)}</time>
        </small>
        <Button
          tone="secondary"
          isSmall
          aria-label={`Take away the note “${startOf(note.text)}”`}
          onClick={() => onRemove(note)}
        >
          Take away
        </Button>
      </li>
    ))}
  </List>
);

const startOf = (text: string): string => (text.length > 40 ? `${text.slice(0, 40)}…` : text);

/** Of many notes a part: what is done with the booking stays in reach. */
const List = styled.ul`
  max-height: 22rem;
  margin: 0;
  padding: 0;
  overflow-y: auto;
  list-style: none;

  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${space.xs} ${space.l};
    align-items: center;
    padding-block: ${space.m};
    border-top: 1px solid ${color.line};
  }

  li:last-child {
    border-bottom: 1px solid ${color.line};
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
`;
