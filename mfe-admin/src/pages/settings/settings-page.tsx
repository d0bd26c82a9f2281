import { Page, Stack } from '@northlight/site-kit';
import { HouseSettings } from '../../features/house-settings/house-settings.tsx';
import { MailSender } from '../../features/mail-sender/mail-sender.tsx';
import { TaxRates } from '../../features/tax-rates/tax-rates.tsx';
import { texts } from '../../texts/settings.ts';

/** Route /admin/settings: the figures of the house, its tax rates, and who sends its mails (G9). */
export function SettingsPage() {
  return (
    <Page title={texts.settings}>
      <Stack $gap="xxl">
        <HouseSettings />
        <TaxRates />
        <MailSender />
      </Stack>
    </Page>
  );
}
