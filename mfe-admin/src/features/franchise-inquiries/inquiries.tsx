import { Spinner } from '@northlight/site-kit';
import { EmptyState, LoadFailure } from '@northlight/site-kit/ui';
import { useState } from 'react';
import { InquiryDialog } from './inquiry-dialog.tsx';
import { InquiryTable } from './inquiry-table.tsx';
import { useInquiries } from './use-inquiries.ts';

/** All inquiries, and the one that is open (§2 Admin franchise inquiries). */
export function Inquiries() {
  const { data, isPending, isFetching, refetch } = useInquiries();
  const [openId, setOpenId] = useState<number>();
  if (isPending) return <Spinner text="Loading the inquiries" />;
  if (!data)
    return (
      <LoadFailure text="Error Loading Franchise Inquiries" isRetrying={isFetching} onRetry={() => void refetch()} />
    );
  const open = data.find(({ id }) => id === openId);
  return (
    <>
      {data.length === 0 ? (
        <EmptyState title="No franchise inquiries yet." hint="Whoever applies on /franchise/apply appears here." />
      ) : (
        <InquiryTable inquiries={data} onOpen={setOpenId} />
      )}
      {open && <InquiryDialog key={open.id} inquiry={open} onClose={() => setOpenId(undefined)} />}
    </>
  );
}
