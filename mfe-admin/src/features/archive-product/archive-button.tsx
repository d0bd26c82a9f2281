import type { ManagedProductView } from '@northlight/contracts';
import { Button, HttpError, http, Notice, Stack, toast, useMutation, useQueryClient } from '@northlight/site-kit';
import { ConfirmDialog } from '@northlight/site-kit/ui';
import { useState } from 'react';

/** Takes a product from the shop, asked about first, or puts it back (decisions.md G36). */
export function ArchiveButton({ product }: { readonly product: ManagedProductView }) {
  const [isAsking, setAsking] = useState(false);
  const { name, isArchived } = product;
  const { run, isBusy, problem } = useArchiving(product, () => setAsking(false));
  if (isArchived)
    return (
      <Stack $gap="m">
        <Button tone="secondary" isBusy={isBusy} busyText="Restoring..." onClick={run}>
          Put back in the shop
        </Button>
        {problem && <Notice tone="bad" title={problem} />}
      </Stack>
    );
  return (
    <>
      <Button tone="danger" onClick={() => setAsking(true)}>
        Archive
      </Button>
      {isAsking && (
        <ConfirmDialog
          isOpen
          title="Archive this product?"
          confirmText="Archive"
          busyText="Archiving..."
          isBusy={isBusy}
          onConfirm={run}
          onCancel={() => setAsking(false)}
        >
          <Stack>
            <p>
              <b>{name}</b> leaves the shop. Orders keep it, and it can be put back.
            </p>
            {problem && <Notice tone="bad" title={problem} />}
          </Stack>
        </ConfirmDialog>
      )}
    </>
  );
}

function useArchiving(product: ManagedProductView, onDone: () => void) {
  const client = useQueryClient();
  const { id, name, description, price, category, isArchived, version = 0 } = product;
  const said = { name, description, price, category, isArchived: !isArchived, version };
  const call = useMutation({
    mutationFn: () => http.put(`/api/products/${id}`, said),
    onSuccess: async () => {
      toast({ title: isArchived ? 'Product is back in the shop' : 'Product archived successfully', tone: 'good' });
      onDone();
    },
    // also where somebody else was faster: the next press stands on what is there now
    onSettled: () => client.invalidateQueries({ queryKey: ['/api/products'] }),
  });
  const told = call.error instanceof HttpError ? call.error.userMessage : undefined;
  return {
    run: () => call.mutate(),
    isBusy: call.isPending,
    problem: call.error ? `Failed to update product: ${told ?? 'Please try again.'}` : undefined,
  };
}
