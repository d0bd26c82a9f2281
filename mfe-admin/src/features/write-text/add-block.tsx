import { Button, Quiet, Row, Stack } from '@northlight/site-kit';
import { type BlockKind, blockKinds } from './block-words.ts';

interface AddBlockProps {
  /** What it adds and where: "Add a block at the end". */
  readonly label: string;
  readonly onAdd: (kind: BlockKind) => void;
}

/** A button for each kind of block. */
export function AddBlock({ label, onAdd }: AddBlockProps) {
  return (
    <Stack $gap="s" role="group" aria-label={label}>
      <Quiet>{label}</Quiet>
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
