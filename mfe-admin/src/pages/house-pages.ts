/** The pages about the house itself. */
export { AuditPage } from './audit/audit-page.tsx';
export { SettingsPage } from './settings/settings-page.tsx';
