import { Button, Quiet, Row, Stack } from '@northlight/site-kit';
import { texts } from '../../texts/write-text.ts';
import { type BlockKind, blockKinds } from './block-words.ts';

interface AddBlockProps {
  /** What it is added to: "at the end", "below block 3". */
  readonly where: string;
  readonly onAdd: (kind: BlockKind) => void;
}

/** A button for each kind of block. */
export function AddBlock({ where, onAdd }: AddBlockProps) {
  return (
    <Stack $gap="s" role="group" aria-label={texts.addABlock({ where })}>
      <Quiet>{texts.addABlock({ where })}</Quiet>
      <Row $gap="s">
        {(Object.keys(blockKinds) as BlockKind[]).map((kind) => (
          <Button key={kind} tone="secondary" isSmall onClick={() => onAdd(kind)}>
            {blockKinds[kind].title}
          </Button>
        ))}
      </Row>
    </Stack>
  );
}
