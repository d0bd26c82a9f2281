import { changeProduct } from '@northlight/client';
import type { ManagedProductView } from '@northlight/contracts';
import {
  Button,
  callApi,
  HttpError,
  Notice,
  rich,
  Stack,
  toast,
  useMutation,
  useQueryClient,
} from '@northlight/site-kit';
import { ConfirmDialog } from '@northlight/site-kit/ui';
import { useState } from 'react';
import { refreshShown } from '../../queries/shown-at.ts';
import { texts } from '../../texts/archive-product.ts';

interface ArchiveButtonProps {
  readonly product: ManagedProductView;
  readonly onDone: (now: ManagedProductView, before: ManagedProductView) => void;
}

/** Takes a product from the shop, asked about first, or puts it back (decisions.md G36). */
export function ArchiveButton({ product, onDone }: ArchiveButtonProps) {
  const [isAsking, setAsking] = useState(false);
  const { name, isArchived } = product;
  const { run, isBusy, problem } = useArchiving(product, (now, before) => {
    setAsking(false);
    onDone(now, before);
  });
  return (
    <Stack $gap="m">
      {/* one button, which keeps the focus whatever it does next */}
      <Button
        tone={isArchived ? 'secondary' : 'danger'}
        isBusy={isBusy && !isAsking}
        busyText={isArchived ? texts.restoring : texts.archiving}
        onClick={isArchived ? run : () => setAsking(true)}
      >
        {isArchived ? texts.restoreToShop : texts.archive}
      </Button>
      {isArchived && problem && <Notice tone="bad" title={problem} />}
      {isAsking && (
        <ConfirmDialog
          isOpen
          title={texts.archiveThisProduct}
          confirmText={texts.archive}
          busyText={texts.archiving}
          isBusy={isBusy}
          onConfirm={run}
          onCancel={() => setAsking(false)}
        >
          <Stack>
            <p>{rich(texts.willBeHidden, { name: <b>{name}</b> })}</p>
            {problem && <Notice tone="bad" title={problem} />}
          </Stack>
        </ConfirmDialog>
      )}
    </Stack>
  );
}

function useArchiving(product: ManagedProductView, onDone: ArchiveButtonProps['onDone']) {
  const client = useQueryClient();
  const call = useMutation({
    mutationFn: ({ id, name, description, price, category, isArchived, version = 0 }: ManagedProductView) => {
      const input = { name, description, price, category, isArchived: !isArchived, version };
      return callApi(changeProduct, { params: { id }, body: input });
    },
    onSuccess: (now, before) => {
      const title = before.isArchived ? texts.productIsBack : texts.productArchivedSuccessfully;
      toast({ title, tone: 'good' });
      onDone(now, before);
    },
    // also where somebody else was faster: the next press stands on what is there now
    onSettled: () => refreshShown(client, 'product'),
  });
  const serverMessage = call.error instanceof HttpError ? call.error.userMessage : undefined;
  return {
    run: () => call.mutate(product),
    isBusy: call.isPending,
    problem: call.error ? texts.failedToUpdateProduct({ told: serverMessage ?? texts.pleaseTryAgain }) : undefined,
  };
}
