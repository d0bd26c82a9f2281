import { Page } from '@northlight/site-kit';
import { Users } from '../../features/manage-users/users.tsx';

/** Route /admin/users: who has an account, and who may do what (G8). */
export function UsersPage() {
  return (
    <Page title="Users">
      <Users />
    </Page>
  );
}
