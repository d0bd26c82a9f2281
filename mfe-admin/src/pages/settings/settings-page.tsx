import { Page, Stack } from '@northlight/site-kit';
import { HouseSettings } from '../../features/house-settings/house-settings.tsx';
import { MailSender } from '../../features/mail-sender/mail-sender.tsx';
import { texts } from '../../texts/settings.ts';

/** Route /admin/settings: the figures of the house, and who sends its mails (G9). */
export function SettingsPage() {
  return (
    <Page title={texts.settings}>
      <Stack $gap="xxl">
        <HouseSettings />
        <MailSender />
      </Stack>
    </Page>
  );
}
