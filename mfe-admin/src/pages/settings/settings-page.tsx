import { Page } from '@northlight/site-kit';
import { HouseSettings } from '../../features/house-settings/house-settings.tsx';

/** Route /admin/settings: the figures of the house (G9). */
export function SettingsPage() {
  return (
    <Page title="Settings">
      <HouseSettings />
    </Page>
  );
}
