import { useQuery, useQueryClient } from '@northlight/site-kit';

const key = 'northlight:dismissed-uploads';
/** A browser remembers so many: older ones are no longer listed anyway. */
const MAX_DISMISSED = 100;

const remembered = (): readonly string[] => {
  try {
    const ids: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(ids) ? ids : [];
  } catch {
    return [];
  }
};

/** Failures that somebody has read and put away in this browser; every list on a page knows of them at once. */
export function useDismissed() {
  const client = useQueryClient();
  const { data: dismissed } = useQuery({ queryKey: [key], queryFn: remembered, initialData: remembered });
  const dismiss = (uploadId: string) => {
    const ids = [...dismissed, uploadId].slice(-MAX_DISMISSED);
    client.setQueryData([key], ids);
    try {
      localStorage.setItem(key, JSON.stringify(ids));
    } catch {
      // a browser that remembers nothing shows it again after a reload
    }
  };
  return { dismissed, dismiss };
}
