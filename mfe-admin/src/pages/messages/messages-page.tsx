import { Page } from '@northlight/site-kit';
import { MessageInbox } from '../../features/messages/message-inbox.tsx';

/** Route /admin/messages: what visitors write on the contact page. For admins and the desk. */
export function MessagesPage() {
  return (
    <Page title="Messages" lead="What visitors write on the contact page. Whoever wrote waits for a mail.">
      <MessageInbox />
    </Page>
  );
}
