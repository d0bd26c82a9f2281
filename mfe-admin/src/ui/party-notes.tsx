import { color, size, space } from '@northlight/site-kit';
import styled from 'styled-components';
import { texts } from '../texts/common.ts';

/** What colleagues wrote about a party, where whoever lets it in looks. Nothing where there is none. */
export function PartyNotes({ notes }: { readonly notes: readonly string[] }) {
  if (notes.length === 0) return null;
  return (
    <List aria-label={notes.length === 1 ? texts.note : texts.notes}>
      {notes.map((text, nth) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two notes may say the same, and their order stays
        <li key={nth}>
          <b>{texts.note}</b> {text}
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${space.xs};
  min-width: 12rem;
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    padding: ${space.xs} ${space.m};
    border-left: 4px solid ${color.few};
    background: ${color.raised};
    color: ${color.ink};
    font-weight: 400;
    font-size: ${size.small};
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`;
