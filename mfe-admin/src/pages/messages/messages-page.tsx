import { Page } from '@northlight/site-kit';
import { MessageInbox } from '../../features/messages/message-inbox.tsx';
import { texts } from '../../texts/messages.ts';

/** Route /admin/messages: what visitors write on the contact page. For admins and the desk. */
export function MessagesPage() {
  return (
    <Page title={texts.messages} lead={texts.messagesFromTheContactPageSentence}>
      <MessageInbox />
    </Page>
  );
}
