import { Badge, VisuallyHidden } from '@northlight/site-kit';
import { useNewMessages } from '../../queries/new-messages.ts';
import { texts } from '../../texts/admin-nav.ts';

/** How many messages wait, beside the way to them; nothing while none does. */
export function NewCount() {
  const count = useNewMessages();
  if (!count) return null;
  return (
    <Badge $tone="light">
      {count}
      <VisuallyHidden> {texts.new}</VisuallyHidden>
    </Badge>
  );
}
