import { Page } from '@northlight/site-kit';
import { Users } from '../../features/manage-users/users.tsx';
import { texts } from '../../texts/users.ts';

/** Route /admin/users: who has an account, and who may do what (G8). */
export function UsersPage() {
  return (
    <Page title={texts.users}>
      <Users />
    </Page>
  );
}
