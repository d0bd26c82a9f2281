import { color, space } from '@northlight/site-kit';
import styled from 'styled-components';
import { texts } from '../../texts/write-text.ts';
import type { BlockChange } from './block-changes.ts';
import { blockKinds, blockText } from './block-words.ts';

/** What came, went and was changed, each with its words. */
export function ChangeList({ changes }: { readonly changes: readonly BlockChange[] }) {
  return (
    <List>
      {changes.map((change) => (
        <li key={`${change.at} ${JSON.stringify(change)}`}>
          <Change change={change} />
        </li>
      ))}
    </List>
  );
}

function Change({ change: { was, now } }: { readonly change: BlockChange }) {
  const kind = was ?? now;
  const did = was ? (now ? texts.changed : texts.removed) : texts.added;
  return (
    <>
      <b>
        {did}, {kind && blockKinds[kind.kind].title.toLowerCase()}:
      </b>{' '}
      {was && <del>{blockText(was)}</del>} {now && <ins>{blockText(now)}</ins>}
    </>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${space.s};
  overflow-wrap: anywhere;

  del {
    color: ${color.inkQuiet};
  }

  ins {
    text-decoration: none;
  }
`;
