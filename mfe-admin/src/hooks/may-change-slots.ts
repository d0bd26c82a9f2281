import { useSession } from '@northlight/site-kit';

/** Whether slots may be opened, closed and resized by whoever looks: admins and ops do that, the desk looks. */
export function useMayChangeSlots(): boolean {
  const { user } = useSession();
  return Boolean(user?.isAdmin || user?.roles.includes('ops'));
}
