import { Spinner, Stack, useQuery } from '@northlight/site-kit';
import { LoadFailure } from '@northlight/site-kit/ui';
import { texts } from '../../texts/house-settings.ts';
import { LastChanges } from './last-changes.tsx';
import { MoreSettings } from './more-settings.tsx';
import { SettingsForm } from './settings-form.tsx';
import { settingsQuery } from './use-settings.ts';

/** The figures of the house, and who changed them last. */
export function HouseSettings() {
  const { data: settings, isPending, isFetching, refetch } = useQuery(settingsQuery);
  if (isPending) return <Spinner text={texts.loadingSettings} />;
  if (!settings)
    return <LoadFailure text={texts.couldntLoadSettings} isRetrying={isFetching} onRetry={() => void refetch()} />;
  return (
    <Stack $gap="xxl">
      <SettingsForm settings={settings} />
      <LastChanges changes={settings.changes} />
      <MoreSettings />
    </Stack>
  );
}
